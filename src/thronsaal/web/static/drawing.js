// How a new drawing comes: by gliding, with what was open and written kept, what is new flying in; and what forms on it
// say. Used by hall.js.
"use strict";

// The first script that runs: something may happen to the page before the last one has come.
const root = document.documentElement;
const PRESSED = 'button, [role="button"][data-move]';
const byId = (id) => document.getElementById(id);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];

const stillWished = () =>
  root.dataset.motion === "off" ||
  (root.dataset.motion !== "on" && matchMedia("(prefers-reduced-motion: reduce)").matches);

/** What was drawn, with what is new of it (server/patches.py): whole, or pieces that are here and pieces that come. */
function patch(html, news) {
  if (typeof news === "string") return news;
  const [pieces, found] = [html.split("<"), []];
  for (let at = 0; at < news.length; at++) {
    if (typeof news[at] === "string") found.push(news[at]);
    else found.push(...pieces.slice(news[at], news[at] + news[++at]));
  }
  return found.join("<");
}

function nameGlides(on) {
  // Two of one name would end all gliding: cards that are alike glide as the first of them.
  const named = new Set();
  for (const piece of all("[data-glide]")) {
    const name = piece.dataset.glide;
    piece.style.viewTransitionName = on && !named.has(name) ? `glide-${name}` : "";
    named.add(name);
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
  if (thing.matches("input:not([type=range]), select")) return value ? [[id, (fresh) => (fresh.value = value)]] : [];
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

let CALM = 350;
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

/** What a line of the log or a move in the list speaks of is marked on the board while somebody looks at the line: what
 * has one of its `data-points` as its `data-place`, or is a button of the same move. */
function pointOut({ target }) {
  for (const marked of all(".pointed")) marked.classList.remove("pointed");
  const line = target.closest?.("[data-points], .move-list li, .all-moves li");
  if (!line) return;
  const named = new Set(line.dataset.points?.split(";"));
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

/** A form with `data-sum` waits until its numbers add up to that; it tells how far they are. */
function addUp(place) {
  for (const form of all("form[data-sum]", place)) {
    const sum = all("input[type=number]", form).reduce((total, { value }) => total + Number(value), 0);
    for (const told of all("output", form)) told.textContent = `${sum} / ${form.dataset.sum}`;
    for (const button of all("button:not([type])", form)) button.disabled = sum !== Number(form.dataset.sum);
    for (const more of all("[data-step='1']", form)) more.disabled = sum >= Number(form.dataset.sum);
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

// ---- Maps ----------------------------------------------------------------------------------------------------------

const CLOSEST = 4;
const looks = new Map();

/** Look closer at what lies in `view` (`data-map`), or from further away; what lies at (x, y) in the view stays there. */
function look(view, closer, x = view.clientWidth / 2, y = view.clientHeight / 2) {
  const before = looks.get(view.id)?.closer || 1;
  const after = Math.min(CLOSEST, Math.max(1, closer));
  const [left, top] = [view.scrollLeft + x, view.scrollTop + y];
  lookAgain(view, { closer: after, left: (left * after) / before - x, top: (top * after) / before - y });
}

function lookAgain(view, { closer, left, top }) {
  // A map that is as high as its drawing would grow with it.
  const high = view.clientHeight;
  view.style.height = closer > 1 ? view.style.height || `${high}px` : "";
  view.style.setProperty("--closer", closer);
  view.toggleAttribute("data-close", closer > 1);
  view.scrollLeft = left;
  view.scrollTop = top;
  looks.set(view.id, { closer, left: view.scrollLeft, top: view.scrollTop });
}

addEventListener("resize", () => all("[data-map]").forEach((view) => look(view, 1)));

/** A map that is drawn again is looked at as before. */
function keepLooking(place) {
  for (const view of all("[data-map]", place)) if (looks.has(view.id)) lookAgain(view, looks.get(view.id));
}

document.addEventListener(
  "scroll",
  ({ target }) => {
    const seen = looks.get(target.id);
    if (seen && target.matches("[data-map]")) Object.assign(seen, { left: target.scrollLeft, top: target.scrollTop });
  },
  true,
);

/** The wheel looks closer; from afar it scrolls the page as everywhere. */
document.addEventListener(
  "wheel",
  (event) => {
    const view = event.target.closest?.("[data-map]");
    const closer = looks.get(view?.id)?.closer || 1;
    const comes = event.deltaY < 0;
    if (!view || (!event.ctrlKey && (comes ? closer === 1 && scrollY > 0 : closer === 1))) return;
    event.preventDefault();
    const { x, y } = view.getBoundingClientRect();
    look(view, closer * Math.exp(-event.deltaY / 400), event.clientX - x, event.clientY - y);
  },
  { passive: false },
);

/** Two fingers look closer; one moves the map, which browsers do by themselves. */
let pinch = null;

function fingers({ touches }, view) {
  const [a, b] = touches;
  const { x, y } = view.getBoundingClientRect();
  const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  return { apart, x: (a.clientX + b.clientX) / 2 - x, y: (a.clientY + b.clientY) / 2 - y };
}

document.addEventListener(
  "touchmove",
  (event) => {
    const view = event.target.closest?.("[data-map]");
    if (!view || event.touches.length !== 2) return;
    event.preventDefault();
    const { apart, x, y } = fingers(event, view);
    pinch ||= { apart, closer: looks.get(view.id)?.closer || 1 };
    look(view, (pinch.closer * apart) / pinch.apart, x, y);
  },
  { passive: false },
);
for (const end of ["touchend", "touchcancel"]) document.addEventListener(end, () => (pinch = null));

/** A mouse drags a map that is looked at closely; what was dragged was not clicked. */
let drag = null;

document.addEventListener("pointerdown", ({ target, pointerType, clientX, clientY }) => {
  const view = target.closest?.("[data-map][data-close]");
  drag = view && pointerType === "mouse" ? { view, x: clientX, y: clientY, far: false } : null;
});
document.addEventListener("pointermove", (event) => {
  if (!drag || !event.buttons) return;
  drag.far ||= Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > 5;
  if (!drag.far) return;
  drag.view.scrollBy(drag.x - event.clientX, drag.y - event.clientY);
  Object.assign(drag, { x: event.clientX, y: event.clientY });
});
document.addEventListener("pointerup", () => setTimeout(() => (drag = null)));
document.addEventListener("click", (event) => drag?.far && event.stopPropagation(), true);

/** The button that lies next in a direction, of those that may be pressed, or of all. */
function walk(group, key, everywhere) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const middle = (thing) => {
    const box = thing.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const from = middle(document.activeElement);
  let [best, nearest] = [null, Infinity];
  for (const thing of all(PRESSED, group)) {
    if (thing === document.activeElement || !thing.checkVisibility()) continue;
    if (!everywhere && thing.getAttribute("aria-disabled") === "true") continue;
    const [x, y] = middle(thing).map((at, axis) => at - from[axis]);
    const [along, across] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
    // Rows are level, columns are not.
    const far = along + (dx ? 2 : 1) * across;
    if (along > 2 && across <= 2 * along && far < nearest) [best, nearest] = [thing, far];
  }
  best?.focus();
}
