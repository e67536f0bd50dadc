// Pages whose middle is swapped, replay and lessons: step, slide and play through them; the end of a match as a picture.
// Every step is a link of the page, so it all works without this, too. Used by hall.js.
"use strict";

// ---- Pages whose middle is swapped: replay and lessons ---------------------------------------------------------

let swapped = Promise.resolve();

/** One after the other: who steps faster than the pages come still takes every step. */
function afterSwap(next) {
  swapped = swapped.then(next).catch(() => location.reload());
}

async function swap(href, options) {
  const answer = await fetch(href, options);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const middle = fresh.getElementById("swap");
  if (!middle) {
    location.assign(href);
    return;
  }
  await change(() => {
    const place = byId("swap");
    Object.assign(place.dataset, middle.dataset);
    fill(place, middle.innerHTML);
    showCurrent();
    showWanted();
  });
  document.title = fresh.title;
  byId("announce").textContent = byId("swap").querySelector("[role=status]")?.innerText || "";
  if (!options) history.replaceState(null, "", href);
}

/** The move that is shown is in sight in the list of all; the page itself stays where it is. */
function showCurrent() {
  const current = document.querySelector(".all-moves [aria-current]");
  if (!current) return;
  const list = current.closest(".all-moves");
  const { top, bottom } = current.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) list.scrollTop += (top + bottom - box.top - box.bottom) / 2;
}

function takeStep(key) {
  afterSwap(() => {
    const step = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    return step.getAttribute("aria-disabled") === "true" ? null : swap(step.href);
  });
}

function playLesson(move) {
  const form = new URLSearchParams({ move });
  afterSwap(() => swap(byId("swap").dataset.lesson, { method: "POST", body: form }));
}

async function sha256(text) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return hex(new Uint8Array(digest));
}

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What this browser added to seeds, so that it can tell at the end whether its share was really used. */
const SHARES_KEPT = 200;
function shares() {
  try {
    return JSON.parse(localStorage.getItem("shares") ?? "[]");
  } catch {
    return [];
  }
}

function newShare() {
  const share = hex(crypto.getRandomValues(new Uint8Array(16)));
  try {
    localStorage.setItem("shares", JSON.stringify([...shares(), share].slice(-SHARES_KEPT)));
  } catch { /* a browser that keeps nothing cannot tell later, no more */ }
  return share;
}

document.addEventListener("submit", ({ target }) => {
  const field = target.querySelector("input[data-share]");
  if (field) field.value = newShare();
});

async function checkSeed(button) {
  const { seed, hash, good, bad, cannot, from, shared } = button.dataset;
  let verdict = cannot;
  if (crypto.subtle) {
    const own = from ? from.split(" ")[0] : seed;
    const isBound = (await sha256(own)) === hash;
    // The first 128 bits of the hash of all that was added are the seed.
    const isMade = !from || BigInt(`0x${(await sha256(from)).slice(0, 32)}`) === BigInt(seed);
    const mine = from && shares().some((share) => from.includes(`=${share}`));
    verdict = isBound && isMade ? (mine ? shared : good) : bad;
  }
  byId("seed-verdict").textContent = verdict;
}

// ---- Playing by itself -----------------------------------------------------------------------------------------

const PLAYING_MS = 1400;
let playing = 0;

function stopPlaying() {
  clearTimeout(playing);
  playing = 0;
  showPlaying();
}

function showPlaying() {
  const button = byId("replay-play");
  if (!button) return;
  button.hidden = false;
  button.setAttribute("aria-pressed", playing ? "true" : "false");
  button.querySelector("span").textContent = playing ? button.dataset.pause : button.dataset.play;
  byId("replay-slider").disabled = false;
}

/** From here to the end, a move at a time; at the end it begins anew. */
function playOn() {
  const next = document.querySelector('[data-key="ArrowRight"]');
  if (!next || next.getAttribute("aria-disabled") === "true") return stopPlaying();
  takeStep("ArrowRight");
  afterSwap(() => {
    if (playing) playing = setTimeout(playOn, PLAYING_MS / Number(byId("replay-speed").value));
  });
}

function playOrPause() {
  if (playing) return stopPlaying();
  playing = -1;
  const next = document.querySelector('[data-key="ArrowRight"]');
  if (next.getAttribute("aria-disabled") === "true") takeStep("Home");
  afterSwap(() => playing && playOn());
  showPlaying();
}

/** The slider: the page of the move under it. */
function slideTo(slider) {
  const address = new URL(slider.form.action);
  for (const [name, value] of new FormData(slider.form)) address.searchParams.set(name, value);
  stopPlaying();
  afterSwap(() => swap(address.pathname + address.search));
}

document.addEventListener("change", (event) => event.target.id === "replay-slider" && slideTo(event.target));
document.addEventListener("input", (event) => {
  if (event.target.id === "replay-slider") byId("replay-at").textContent = event.target.value;
});
document.addEventListener("submit", (event) => {
  if (event.target.id !== "replay-jump") return;
  event.preventDefault();
  slideTo(byId("replay-slider"));
});

/** The picture of the end as PNG: drawn from the SVG that the server makes. */
async function keepPicture(button) {
  const answer = await fetch(button.dataset.picture);
  const svg = await answer.text();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth * 2, image.naturalHeight * 2];
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await new Promise((done) => canvas.toBlob(done, "image/png")));
  link.download = "thronsaal.png";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
