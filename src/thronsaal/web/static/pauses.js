// What somebody wants to be asked at a table: buttons that pass for a while, and the dialog with their likings.
"use strict";

document.addEventListener("click", ({ target }) => {
  const button = target.closest("button[data-pass], button[data-stops]");
  if (!button || !table) return;
  const stands = button.getAttribute("aria-pressed") === "true";
  if (button.dataset.stops) send({ type: "pauses", preset: button.dataset.stops });
  else send({ type: "pass", until: stands ? "" : button.dataset.pass });
});

/** A preset is sent as it is; who changes a single stop has a choice of their own. */
document.addEventListener("change", ({ target }) => {
  const form = target.closest("#likings");
  if (!form) return;
  const own = Object.fromEntries(all("select", form).map(({ name, value }) => [name, value]));
  const preset = target.name === "preset" ? target.value : "own";
  send(preset === "own" ? { type: "pauses", preset, own } : { type: "pauses", preset });
});
