// Steadiness: a press that was aimed at one button is no press of another that took its place. Used by hall.js.
"use strict";

let STEADY = 500;
/** What could be pressed until a moment ago: what it was, where, by which key, and until when it counts. */
let recent = [];
const armed = new WeakMap();
const keysArmed = new Map();

/** What pressing a control does, as far as two of them can be told apart. */
function deed(control) {
  const { move, act, seat, promise, confirm, pass, step } = control.dataset;
  return [move, act, seat, promise, confirm, pass, step, control.textContent].join("|");
}

/** Everything in a place that can be pressed now, with where it is; `settleDown` wants it after the change. */
function pressables(place) {
  return all(PRESSED, place).map((control) => {
    const { left, top, right, bottom, width } = control.getBoundingClientRect();
    return { what: deed(control), key: control.getAttribute("aria-keyshortcuts"), left, top, right, bottom, width };
  });
}

const covers = (old, { left, top, right, bottom }) =>
  old.width > 0 && old.left < right - 2 && old.right > left + 2 && old.top < bottom - 2 && old.bottom > top + 2;

/** A place was drawn again: what stands where something else stood takes no press for a moment, and no key. */
function settleDown(place, were) {
  const now = performance.now();
  recent = [...recent.filter(({ until }) => until > now), ...were.map((old) => ({ ...old, until: now + STEADY }))];
  for (const control of all(PRESSED, place)) {
    const what = deed(control);
    const key = control.getAttribute("aria-keyshortcuts");
    const box = control.getBoundingClientRect();
    const before = recent.filter((old) => covers(old, box));
    if (before.length && before.every((old) => old.what !== what)) armed.set(control, now + STEADY);
    const same = recent.filter((old) => key && old.key === key);
    if (same.length && same.every((old) => old.what !== what)) keysArmed.set(key, now + STEADY);
  }
}

/** Something came up that was not asked for: its buttons wait a moment too. */
function hold(place) {
  for (const control of all(PRESSED, place)) armed.set(control, performance.now() + STEADY);
}

function swallow(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

document.addEventListener(
  "click",
  (event) => {
    const control = event.target.closest?.(PRESSED);
    if (control && armed.get(control) > performance.now()) swallow(event);
  },
  true,
);

document.addEventListener(
  "keydown",
  (event) => {
    const typing = event.target.closest?.("input, select, textarea, dialog[open]");
    const key = event.key === " " ? "Space" : event.key;
    if (!typing && keysArmed.get(key) > performance.now()) swallow(event);
  },
  true,
);
