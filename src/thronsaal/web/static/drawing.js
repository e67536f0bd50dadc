// How a new drawing comes: by gliding, with what was open and written kept, what is new flying in; and what forms on it
// say. Used by hall.js.
"use strict";

const stillWished = () =>
  root.dataset.motion === "off" ||
  (root.dataset.motion !== "on" && matchMedia("(prefers-reduced-motion: reduce)").matches);

function nameGlides(on) {
  for (const piece of all("[data-glide]")) {
    piece.style.viewTransitionName = on ? `glide-${piece.dataset.glide}` : "";
    piece.style.viewTransitionClass = on ? "piece" : "";
  }
}

let latest = null;

/** Change the page inside a view transition: a piece with the same name before and after glides to its new place. */
function change(apply) {
  const glides = document.querySelector("[data-glide]");
  if (!document.startViewTransition || !glides || stillWished() || document.hidden) {
    apply();
    return Promise.resolve();
  }
  nameGlides(true);
  const transition = document.startViewTransition(() => {
    apply();
    nameGlides(true);
  });
  latest = transition;
  transition.ready.catch(() => {});
  // One that was overtaken ends at once; the names still serve the one that overtook it.
  transition.finished.catch(() => {}).finally(() => {
    if (latest !== transition) return;
    latest = null;
    nameGlides(false);
  });
  return transition.updateCallbackDone;
}

/** While things glide, browsers give every click to the page itself: end the gliding, and let it hit what is there. */
document.addEventListener("click", async ({ target, clientX, clientY }) => {
  const gliding = latest;
  if (target !== root || !gliding) return;
  gliding.skipTransition();
  await gliding.finished.catch(() => {});
  const hit = document.elementFromPoint(clientX, clientY);
  if (hit) hit.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }));
});

/** What somebody is just writing, has ticked or opened outlives a new drawing: how to do it again. */
function habit(thing) {
  const { id, value, checked } = thing;
  if (thing.matches("input[type=checkbox]")) return checked ? [[id, (fresh) => (fresh.checked = true)]] : [];
  if (thing.matches("input")) return value ? [[id, (fresh) => (fresh.value = value)]] : [];
  if (thing.matches("details[open]")) return [[id, (fresh) => (fresh.open = true)]];
  if (thing.matches(":popover-open")) return [[id, (fresh) => fresh.showPopover()]];
  return [];
}

const begun = new Map();

/** What is drawn again does not move again: a motion under the same name (`data-once`) goes on where it was. A thing
 * with `data-from` comes flying from there when it is new. What was there when the page came has come long ago. */
function keepMoving(place, isOld = false) {
  const now = performance.now();
  for (const piece of all("[data-once]", place)) {
    const name = piece.dataset.once;
    if (!begun.has(name)) begun.set(name, isOld ? -1e6 : now);
    const age = now - begun.get(name);
    if (piece.dataset.from && age < 1500) fly(piece, byId(piece.dataset.from));
    for (const motion of piece.getAnimations({ subtree: true })) motion.currentTime = age;
  }
}

const CALM = 350;
const asked = { calm: new Map(), come: "" };

/** A press that was aimed at the question before is no answer to the next: a button with `data-calm` takes none until
 * its question has stood there for a moment. And what concerns somebody now (`data-come`) comes into sight by itself. */
function calmDown(place, isOld = false) {
  for (const button of all("[data-calm]", place)) {
    const name = button.dataset.calm;
    if (!asked.calm.has(name)) asked.calm.set(name, isOld || !table ? -1e6 : performance.now());
    const left = asked.calm.get(name) + CALM - performance.now();
    if (left <= 0) continue;
    button.classList.add("settling");
    setTimeout(() => button.classList.remove("settling"), left);
  }
  const called = place.querySelector("[data-come]");
  if (called && called.dataset.come !== asked.come) {
    asked.come = called.dataset.come;
    called.parentElement.scrollTo({ left: called.offsetLeft - called.parentElement.offsetLeft });
  }
}

function fly(piece, source) {
  if (!source || stillWished()) return;
  const [a, b] = [source.getBoundingClientRect(), piece.getBoundingClientRect()];
  const [x, y] = [a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2];
  const start = { transform: `translate(${x}px, ${y}px) scale(1.6)`, zIndex: 5, position: "relative" };
  const way = [{ ...start, opacity: 0 }, { ...start, opacity: 1, offset: 0.5 }, {}];
  piece.animate(way, { duration: 1500, easing: "ease-in-out" });
}

/** What a line of the log or a move in the list speaks of, by the name of its `data-place` or as a button of the same
 * move, is marked on the board while somebody looks at the line. */
function pointOut({ target }) {
  for (const marked of all(".pointed")) marked.classList.remove("pointed");
  const line = target.closest?.("#log li, .move-list li, .happened li, .all-moves li");
  if (!line) return;
  const named = new Set(line.textContent.match(/[\w-]+/g));
  const move = line.querySelector("[data-move]")?.dataset.move;
  for (const thing of all(".tabletop :is([data-place], [data-move])")) {
    if (named.has(thing.dataset.place) || (move && thing.dataset.move === move)) thing.classList.add("pointed");
  }
}

for (const look of ["pointerover", "focusin"]) document.addEventListener(look, pointOut);

/** Who can give what a form asks: `data-least` and `data-most` of a thing in it bound the fields they name. */
function compare(place) {
  for (const who of all("form [data-least]", place)) {
    const within = (bounds) =>
      bounds.split(",").every((bound) => {
        const [name, count] = bound.split(":");
        return Number(who.closest("form").elements[name].value) <= Number(count);
      });
    const names = who.dataset.most.split(",").map((bound) => bound.split(":")[0]);
    const sum = names.reduce((total, name) => total + Number(who.closest("form").elements[name].value), 0);
    const can = within(who.dataset.least) ? "sure" : within(who.dataset.most) ? "maybe" : "not";
    who.dataset.can = sum === 0 ? "" : sum > Number(who.dataset.size) ? "not" : can;
  }
}

/** A field as a move writes it. A fieldset is the sum of those numbers in it that are not 0, each written as its
 * `data-term` says and joined by `data-plus`; an empty sum is `data-none`. */
function written(field) {
  if (!field.matches("fieldset")) return field.type === "number" ? Number(field.value) : field.value;
  const terms = all("input", field).filter(({ value }) => Number(value));
  const sum = terms.map(({ value, dataset }) => dataset.term.replace("#", Number(value))).join(field.dataset.plus);
  return sum || field.dataset.none;
}

/** Clocks tell how long is left, and until when. */
function tick() {
  for (const clock of all("[data-until]")) {
    const until = Number(clock.dataset.until);
    const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    const words = clock.dataset.words.replace("%l", `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`);
    clock.textContent = words.replace("%t", new Date(until).toLocaleTimeString(root.lang, { timeStyle: "short" }));
  }
}
