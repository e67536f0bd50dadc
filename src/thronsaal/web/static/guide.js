// What lessons ask for and what a guided game explains. Used by hall.js.
"use strict";

/** What a lesson asks for is not left in a closed drawer; where it can be seen nowhere, a button stands in for it. */
function showWanted() {
  for (const wanted of all("[data-wanted]")) {
    const drawer = wanted.closest("details:not([open])");
    if (drawer) drawer.open = true;
    const sheet = wanted.closest("[popover]");
    if (sheet && !sheet.matches(":popover-open")) sheet.showPopover();
  }
  const onward = byId("onward");
  if (onward) onward.hidden = all("[data-wanted]").some((wanted) => wanted.checkVisibility());
}

/** In a guided game, what is being explained is lit on the board until somebody has read it or moved. */
function lightExplained() {
  const lights = document.querySelector(".explained:not([hidden])")?.dataset.lights;
  const lit = new Set(lights ? all(`.tabletop :is(${lights})`) : []);
  for (const piece of all(".tabletop .explaining")) if (!lit.has(piece)) piece.classList.remove("explaining");
  for (const piece of lit) piece.classList.add("explaining");
}

function hushExplained() {
  document.querySelector(".explained").hidden = true;
  lightExplained();
}
