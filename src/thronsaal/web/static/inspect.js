// Looking closely: what a thing on the board tells about itself (`data-look`), in a box beside the table, as long as
// somebody points at it, has the focus on it or has pressed it long. Used by all pages, with hall.js.
"use strict";

const LINGER = 300;
const LONG_PRESS = 450;
const inspector = { shown: "", pinned: false, leaving: 0, pressing: 0, swallow: false };

/** Show what the templates of this thing hold, one after the other. */
function inspect(thing, isPinned = false) {
  clearTimeout(inspector.leaving);
  const box = byId("inspector");
  const parts = thing.dataset.look.split(" ").map(byId).filter(Boolean);
  if (!parts.length) return;
  inspector.pinned = isPinned;
  if (inspector.shown !== thing.dataset.look || box.hidden) {
    byId("inspector-text").replaceChildren(...parts.map((part) => part.content.cloneNode(true)));
    inspector.shown = thing.dataset.look;
  }
  box.hidden = false;
  box.classList.toggle("pinned", isPinned);
}

function stopInspecting() {
  clearTimeout(inspector.leaving);
  inspector.pinned = false;
  inspector.shown = "";
  const box = byId("inspector");
  if (box.hidden) return;
  const hadFocus = box.contains(document.activeElement);
  box.hidden = true;
  if (hadFocus) (byId("part-board") || byId("main")).focus({ preventScroll: true });
}

/** After a new drawing the box shows what the same thing tells now, or goes. */
function inspectAgain() {
  const box = byId("inspector");
  if (box.hidden) return;
  const look = inspector.shown;
  const thing = look && document.querySelector(`[data-look="${CSS.escape(look)}"]`);
  inspector.shown = "";
  if (thing) inspect(thing, inspector.pinned);
  else stopInspecting();
}

const looked = (target) => target.closest?.("[data-look]");

document.addEventListener("pointerover", ({ target, pointerType }) => {
  if (pointerType === "touch") return;
  const thing = looked(target);
  if (thing && !inspector.pinned) inspect(thing);
  else if (target.closest?.("#inspector")) clearTimeout(inspector.leaving);
  else if (!inspector.pinned && !looked(document.activeElement || root)) {
    clearTimeout(inspector.leaving);
    inspector.leaving = setTimeout(stopInspecting, LINGER);
  }
});

document.addEventListener("focusin", ({ target }) => {
  if (target.closest("#inspector") || inspector.swallow) return;
  const thing = looked(target);
  if (thing?.matches(":focus-visible")) inspect(thing);
  else if (!thing && !inspector.pinned) stopInspecting();
});

document.addEventListener("pointerdown", ({ target, pointerType }) => {
  inspector.swallow = false;
  const thing = looked(target);
  if (inspector.pinned && !target.closest("#inspector") && !thing) stopInspecting();
  if (!thing || pointerType === "mouse") return;
  inspector.pressing = setTimeout(() => {
    inspector.swallow = true;
    inspect(thing, true);
  }, LONG_PRESS);
});

for (const end of ["pointerup", "pointercancel", "pointermove"]) {
  document.addEventListener(end, ({ movementX, movementY }) => {
    if (end !== "pointermove" || Math.abs(movementX) + Math.abs(movementY) > 6) clearTimeout(inspector.pressing);
  });
}

document.addEventListener("contextmenu", (event) => inspector.swallow && event.preventDefault());

/** A long press only looks; and what can do nothing but be looked at is looked at when it is pressed. */
document.addEventListener(
  "click",
  (event) => {
    if (inspector.swallow) {
      inspector.swallow = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const thing = looked(event.target);
    const acts = event.target.closest("[data-move], [popovertarget]");
    if (thing && !acts) inspect(thing, true);
    else if (acts && inspector.pinned) stopInspecting();
    if (event.target.closest("[data-inspected]")) stopInspecting();
  },
  true,
);
