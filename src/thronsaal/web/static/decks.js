// Decks are forms and links; this only spares the whole page: what changed is fetched and put in its place.
"use strict";

const parts = ["found", "deck"];

async function show(address, options, keep) {
  const answer = await fetch(address, options);
  const drawn = new DOMParser().parseFromString(await answer.text(), "text/html");
  const focused = document.activeElement?.closest("[data-code], .card-rows > li");
  const place = focused && place_of(focused);
  for (const id of parts) {
    const fresh = drawn.getElementById(id);
    const old = document.getElementById(id);
    if (fresh && old) old.replaceWith(fresh);
  }
  if (keep && place) place();
  return answer;
}

// Whoever adds with the keyboard stays on the button they pressed.
function place_of(row) {
  const button = document.activeElement;
  const code = row.querySelector("[name=code]")?.value;
  const area = row.closest("#deck") ? "deck" : "found";
  const sign = button.matches("[data-less]") ? "[data-less]" : "[data-more]";
  return () => {
    const form = document.querySelector(`#${area} [name=code][value="${CSS.escape(code ?? "")}"]`)?.form;
    (form?.querySelector(`${sign}:not([disabled])`) ?? form?.querySelector("[data-more]"))?.focus();
  };
}

let turn = Promise.resolve();

// One after the other: each click counts from what the last one made.
function amend(form, step) {
  turn = turn.then(async () => {
    const code = form.elements.code.value;
    const now = document.querySelector(`#${form.closest("#deck") ? "deck" : "found"} [name=code][value="${CSS.escape(code)}"]`);
    const copies = Number(now?.form.querySelector("output").textContent ?? 0);
    const body = new URLSearchParams({ code, count: String(Math.max(0, copies + step)) });
    await show(form.getAttribute("action"), { method: "POST", body }, true);
  }).catch(() => form.submit());
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.matches("[data-amend]")) {
    event.preventDefault();
    amend(form, event.submitter?.matches("[data-less]") ? -1 : 1);
  } else if (form.matches("[data-hunt]")) {
    event.preventDefault();
    hunt(form);
  }
});

async function hunt(form) {
  const asked = new URLSearchParams([...new FormData(form)].filter(([, value]) => value));
  const address = `${form.getAttribute("action")}?${asked}`;
  history.replaceState(null, "", address);
  await show(address, {}, false);
}

let waiting = 0;
document.addEventListener("input", (event) => {
  const form = event.target.closest("[data-hunt]");
  if (!form) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => hunt(form), event.target.matches("select") ? 0 : 250);
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-turn]");
  if (!link) return;
  event.preventDefault();
  history.replaceState(null, "", link.href);
  show(link.href, {}, false).then(() => document.getElementById("found").scrollIntoView());
});

// On a row, + and - change the copies.
document.addEventListener("keydown", (event) => {
  const form = document.activeElement?.closest(".card-rows > li")?.querySelector("[data-amend]");
  if (!form || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "+" || event.key === "-") {
    event.preventDefault();
    amend(form, event.key === "+" ? 1 : -1);
  }
});
