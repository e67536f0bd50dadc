// The log of a table: which lines are shown, since when, and what came earlier. Used by hall.js.
"use strict";

const journal = document.getElementById("log");

/** Lines are shown by kind, by seat, or since the reader's own last move. */
function choosing() {
  return document.querySelector("#log-show input:checked")?.value || "moved";
}

function isShown(line, wanted, since) {
  const { kind, seat } = line.dataset;
  if (wanted === "all") return true;
  if (wanted === "said") return kind === "said";
  if (wanted.startsWith("seat-")) return seat === wanted.slice(5);
  return kind !== "said" && (wanted !== "since" || Number(line.dataset.entry) > since);
}

/** Show what was chosen. A heading with nothing under it is left out, unless it is what was asked for. */
function sift() {
  if (!journal) return;
  const wanted = choosing();
  const lines = all("li", journal);
  const mine = lines.filter(({ dataset }) => dataset.kind === "moved" && dataset.by === table.dataset.seat);
  const since = mine.length ? Number(mine.at(-1).dataset.entry) : 0;
  for (const line of lines) line.hidden = !isShown(line, wanted, since);
}

/** The page before the first line that is there; what is read stays where it is. */
async function readEarlier(button) {
  const first = journal.querySelector("li[data-entry]");
  button.disabled = true;
  const answer = await fetch(`/tables/${table.dataset.table}/log?before=${first?.dataset.entry || 0}`);
  button.disabled = false;
  if (!answer.ok) return;
  const html = await answer.text();
  const height = journal.scrollHeight;
  journal.querySelector("ol").insertAdjacentHTML("afterbegin", html);
  button.hidden = answer.headers.get("x-earlier") !== "yes";
  sift();
  journal.scrollTop += journal.scrollHeight - height;
}

document.addEventListener("change", ({ target }) => {
  if (!target.closest("#log-show")) return;
  sift();
  journal.scrollTop = journal.scrollHeight;
});

document.addEventListener("click", ({ target }) => {
  const button = target.closest("#log-earlier");
  if (button) readEarlier(button);
});
