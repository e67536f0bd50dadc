// The page's script, with the others beside it. It holds no rules and no secrets: it shows what the server draws, and
// sends what is clicked.
"use strict";

// ---- A new drawing of a place -------------------------------------------------------------------------------------

/** What in this place had the focus, said so that it can be found again in the new content. */
function focusIn(place) {
  const active = document.activeElement;
  if (!active || active === place || !place.contains(active)) return null;
  for (const name of ["data-move", "data-act", "data-key", "id"]) {
    if (active.hasAttribute(name)) return `[${name}="${CSS.escape(active.getAttribute(name))}"]`;
  }
  return "*:not(*)";
}

function fill(place, html) {
  const [had, were] = [focusIn(place), pressables(place)];
  const again = all("[id]", place).flatMap(habit);
  const scrolled = all("[id]", place).map(({ id, scrollLeft }) => [id, scrollLeft]).filter(([, left]) => left);
  place.innerHTML = html;
  for (const [id, restore] of again) if (byId(id)) restore(byId(id));
  for (const [id, left] of scrolled) if (byId(id)) byId(id).scrollLeft = left;
  settleDown(place, were);
  keepMoving(place);
  keepLooking(place);
  calmDown(place);
  compare(place);
  inspectAgain();
  unhide(place);
  addUp(place);
  playByItself(place.querySelector("input[data-plays]:checked"));
  if (had === null) return;
  const found = place.querySelector(had);
  if (found && found.getAttribute("aria-disabled") !== "true") found.focus();
  else (byId("part-board") || byId("main")).focus({ preventScroll: true });
}

/** What needs this script is hidden until it is there. */
function unhide(place) {
  for (const button of all("button[data-picture]", place)) button.hidden = false;
  for (const button of all("button[data-notify]", place)) button.hidden = !window.Notification;
  showPlaying();
  tick();
}

// ---- Saying things ---------------------------------------------------------------------------------------------

let noticeTimer = 0;

function notice(text, rule = null, why = "?") {
  const box = document.createElement("div");
  const words = document.createElement("p");
  words.textContent = text + " ";
  if (rule) {
    const link = document.createElement("a");
    link.href = "/rules/" + rule.replace(".", "/");
    link.dataset.rule = "";
    link.textContent = why;
    words.append(link);
  }
  const close = document.createElement("button");
  close.type = "button";
  close.className = "button small";
  close.textContent = "✕";
  close.setAttribute("aria-label", table?.dataset.close || "✕");
  close.addEventListener("click", hideNotice);
  box.append(words, close);
  byId("notice").replaceChildren(box);
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(hideNotice, 12000);
}

function hideNotice() {
  byId("notice").replaceChildren();
}

// ---- Rules over the page ---------------------------------------------------------------------------------------

async function openRule(href) {
  const answer = await fetch(`${href}?part=1`);
  if (!answer.ok) throw new Error(answer.status);
  byId("scroll-text").innerHTML = await answer.text();
  byId("scroll").showModal();
}

// ---- The table: one socket, fragments in, wishes out -----------------------------------------------------------

const table = byId("table");
const line = { socket: null, mark: 0, wait: 500, heard: 0, next: 1, waiting: new Map(), lost: false };
let position = Number(table?.dataset.position || 0);
let number = Number(table?.dataset.number || 0);
let myTurn = table?.dataset.turn === "mine";
const drawn = new Map(all("#part-talk").map((place) => [place.id, place.innerHTML]));

function connect() {
  const address = new URL(table.dataset.socket, location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  address.searchParams.set("after", number);
  const socket = (line.socket = new WebSocket(address));
  socket.addEventListener("message", (event) => {
    line.heard = Date.now();
    hear(JSON.parse(event.data));
  });
  socket.addEventListener("close", (event) => {
    if (line.socket !== socket) return;
    table.dataset.line = "lost";
    for (const done of line.waiting.values()) done({ error: { message: table.dataset.lost } });
    line.waiting.clear();
    // 44xx: the server will not have us here; asking again would not help.
    if (event.code >= 4400 && event.code < 4429) return;
    if (!line.lost) byId("announce").textContent = table.dataset.lost;
    line.lost = true;
    byId("line-lost").hidden = false;
    setTimeout(connect, line.wait);
    line.wait = Math.min(line.wait * 1.6, 5000);
  });
}

function hear(message) {
  if (message.type === "update") {
    if (line.lost) byId("announce").textContent = table.dataset.back;
    line.lost = false;
    line.wait = 500;
    byId("line-lost").hidden = true;
    table.dataset.line = "live";
    update(message);
  } else if (message.type === "presence") {
    const parts = patched(message);
    if (parts) redraw(parts);
    tick();
  } else if (message.type === "answer") {
    line.waiting.get(message.id)?.(message);
    line.waiting.delete(message.id);
  } else if (message.type === "error") {
    notice(message.error.message, message.error.rule, table.dataset.why);
  }
}

/** The parts that changed, each whole: they come whole or as patches, see server/patches.py. A patch that is made for
 * something else than what is here is of no use; then everything is asked for again, and nothing changes until it comes. */
function patched({ on, mark, parts }) {
  if (on && on !== line.mark) {
    line.mark = -1;
    send({ type: "again", after: number });
    return null;
  }
  line.mark = mark;
  return Object.fromEntries(Object.entries(parts).map(([id, news]) => [id, patch(drawn.get(id), news)]));
}

function update(news) {
  const parts = patched(news);
  if (!parts) return;
  const anew = news.after === 0 && number > 0;
  const ringing = news.my_turn && !myTurn;
  const wasOver = table.dataset.phase === "over";
  number = news.number;
  position = news.position;
  myTurn = news.my_turn;
  chosen = null;
  // Only a board that changes has pieces that glide.
  const board = parts["part-board"];
  const isStill = drawn.size < 2 || board === undefined || drawn.get("part-board") === board;
  (isStill ? (apply) => apply() : change)(() => {
    byId("confirm").hidden = true;
    redraw(parts);
    append(byId("log"), news.log, anew);
    if (anew) byId("log-earlier").hidden = !news.earlier;
    sift();
    append(byId("chat"), news.chat, anew);
    for (const entry of news.strikes) strike(entry);
    table.dataset.number = number;
    table.dataset.phase = news.phase;
    table.dataset.position = position;
    table.dataset.turn = myTurn ? "mine" : "";
    lightExplained();
    fillLinks();
    tick();
    if (news.phase === "over" && !wasOver) showRanking();
  });
  document.title = news.title;
  sound([...(news.sounds || []), ...(ringing ? ["turn"] : []), ...(news.phase === "over" && !wasOver ? ["end"] : [])]);
  if (ringing) tellOutside(news.title, table.dataset.mine);
  if (news.announce) byId("announce").textContent = news.announce;
}

/** When a match ends, its ranking comes into sight wherever somebody was looking. */
function showRanking() {
  const ranking = document.querySelector("#part-end .ranking");
  if (!ranking) return;
  const { top, bottom } = ranking.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) byId("part-end").scrollIntoView({ block: "start" });
}

function redraw(parts) {
  for (const [id, html] of Object.entries(parts)) {
    if (drawn.get(id) !== html) fill(byId(id), html);
    drawn.set(id, html);
  }
}

function append(place, html, anew) {
  const list = place.querySelector("ol");
  if (anew) list.replaceChildren();
  if (html) list.insertAdjacentHTML("beforeend", html);
  place.scrollTop = place.scrollHeight;
}

function strike(entry) {
  for (const item of all(`#log [data-entry="${entry}"]:not(.undone)`)) {
    item.classList.add("undone");
    const mark = document.createElement("span");
    mark.className = "mark";
    mark.textContent = table.dataset.undone;
    item.append(" ", mark);
  }
}

function send(message) {
  if (line.socket?.readyState !== WebSocket.OPEN) {
    notice(table.dataset.lost);
    return Promise.resolve({ error: {} });
  }
  const id = line.next++;
  line.socket.send(JSON.stringify({ ...message, id }));
  return new Promise((done) => line.waiting.set(id, done)).then((answer) => {
    if (answer.error?.message) notice(answer.error.message, answer.error.rule, table.dataset.why);
    return answer;
  });
}

// ---- Doing things at the table ---------------------------------------------------------------------------------

let chosen = null;

/** Ask in the bar below the board; `yes` is done when it is confirmed. */
function ask(text, yes) {
  chosen = yes;
  byId("confirm-text").textContent = text;
  byId("confirm").hidden = false;
  hold(byId("confirm"));
  byId("confirm").querySelector("button").focus();
}

function settle(isYes) {
  const yes = chosen;
  chosen = null;
  byId("confirm").hidden = true;
  for (const marked of all(".chosen")) marked.classList.remove("chosen");
  if (isYes && yes) yes();
}

function play(move, button) {
  hideNotice();
  const go = () => send({ type: "move", move, position });
  const isLegal = button.getAttribute("aria-disabled") !== "true";
  const sure = document.querySelector(`[data-move="${CSS.escape(move)}"][data-sure]`)?.dataset.sure;
  if ((root.dataset.confirm !== "on" && !sure) || !isLegal) return go();
  for (const marked of all(".chosen")) marked.classList.remove("chosen");
  for (const same of all(`[data-move="${CSS.escape(move)}"]`)) same.classList.add("chosen");
  const label = byId("part-moves").querySelector(`[data-move="${CSS.escape(move)}"] span`);
  return ask(sure || `${label ? label.textContent : move}?`, go);
}

async function post(action) {
  const answer = await fetch(`/api/v1/tables/${table.dataset.table}/${action}?lang=${root.lang}`, { method: "POST" });
  const body = await answer.json();
  if (!answer.ok) notice(body.error.message, body.error.rule, table.dataset.why);
  return answer.ok ? body : null;
}

async function act(button) {
  const { act: action, sure, seat, level } = button.dataset;
  if (sure && !button.dataset.asked) {
    ask(sure, () => {
      button.dataset.asked = "yes";
      act(button);
      delete button.dataset.asked;
    });
    return;
  }
  if (action === "hint") {
    button.disabled = true;
    const hint = await post("hint");
    button.disabled = false;
    if (!hint) return;
    const same = all(`[data-move="${CSS.escape(hint.move)}"]`);
    for (const each of same) each.classList.add("hinted");
    same.find((each) => each.closest(".tabletop"))?.scrollIntoView({ block: "nearest", inline: "nearest" });
    notice(table.dataset.hint.replace("%", hint.label), hint.rule, table.dataset.why);
  } else if (action === "rematch") {
    const next = await post("rematch");
    if (next) location.assign(`/tables/${next.table}`);
  } else {
    const about = seat === undefined ? {} : { seat: Number(seat) };
    const share = action === "sit" ? { share: newShare() } : {};
    await send({ type: action, ...about, ...share, ...(level === undefined ? {} : { level }) });
  }
}

function fillLinks() {
  for (const input of all("[data-link]")) input.value = location.origin + location.pathname;
}

async function copyLink(button) {
  const input = byId("part-board").querySelector("[data-link]");
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
  } catch {
    document.execCommand("copy");
  }
  button.textContent = table.dataset.copied;
}

// ---- The lobby -------------------------------------------------------------------------------------------------

/** A place that is kept fresh while somebody looks at it; when it is gone, the page has become another. */
async function refresh(place) {
  if (document.hidden || place.contains(document.activeElement)) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById(place.id);
  if (!fresh) location.reload();
  else if (fresh.innerHTML !== place.innerHTML) place.innerHTML = fresh.innerHTML;
}

// ---- Clicks ----------------------------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const at = (selector) => event.target.closest(selector);
  for (const menu of all("details.prefs[open]")) if (!menu.contains(event.target)) menu.open = false;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rule = at("a[data-rule]");
  if (rule) {
    event.preventDefault();
    openRule(rule.getAttribute("href")).catch(() => location.assign(rule.href));
    return;
  }
  const step = at("a[data-swap]");
  if (step) {
    event.preventDefault();
    if (step.dataset.key) takeStep(step.dataset.key);
    else afterSwap(() => swap(step.href));
    return;
  }
  const button = at(PRESSED);
  if (!button || button.classList.contains("settling")) return;
  if (button.dataset.move !== undefined) {
    if (table) play(button.dataset.move, button);
    else playLesson(button.dataset.move);
  } else if (button.dataset.promise !== undefined) send({ type: "say", how: "promises", text: button.dataset.promise });
  else if (button.dataset.step) {
    // Plus and minus beside a number.
    const field = button.parentElement.querySelector("input");
    if (Number(button.dataset.step) > 0) field.stepUp();
    else field.stepDown();
    field.dispatchEvent(new Event("input", { bubbles: true }));
  } else if (button.dataset.closer) {
    const view = byId(button.getAttribute("aria-controls"));
    look(view, (looks.get(view.id)?.closer || 1) * Number(button.dataset.closer));
  } else if (button.dataset.act) act(button);
  else if (button.dataset.confirm) settle(button.dataset.confirm === "yes");
  else if (button.dataset.open) byId(button.dataset.open).showModal();
  else if (button.dataset.copy !== undefined) copyLink(button);
  else if (button.dataset.hush !== undefined) hushExplained();
  else if (button.dataset.signal) send({ type: byId("say").dataset.say, how: "signals", text: button.dataset.signal });
  else if (button.dataset.notify !== undefined) changeTelling(button);
  else if (button.dataset.picture) keepPicture(button);
  else if (button.id === "replay-play") playOrPause();
  else if (button.dataset.seed !== undefined) checkSeed(button);
});

/** A ticked box plays its move whenever it may: what somebody does not want to be asked again and again. */
function playByItself(box) {
  if (box && table) send({ type: "move", move: box.dataset.plays, position });
}

document.addEventListener("change", (event) => {
  if (event.target.matches("input[data-plays]:checked")) playByItself(event.target);
});

document.addEventListener("input", ({ target }) => {
  if (!target.form) return;
  compare(target.form.parentElement);
  addUp(target.form.parentElement);
});

/** A form that makes a move: `data-makes` is the move as it is written, with the names of fields in braces. */
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.makes === undefined) return;
  event.preventDefault();
  const move = form.dataset.makes.replace(/\{([\w-]+)\}/g, (_, name) => written(form.elements[name]));
  if (table) play(move, form);
  else playLesson(move);
});

document.addEventListener("submit", async (event) => {
  if (event.target.id !== "say") return;
  event.preventDefault();
  const input = byId("say-text");
  const text = input.value.trim();
  if (!text) return;
  const answer = await send({ type: event.target.dataset.say, text });
  if (!answer.error && input.value.trim() === text) input.value = "";
});

// ---- Keys ------------------------------------------------------------------------------------------------------

const PLACES = { c: "say-text", i: "inspector", l: "log", m: "part-board" };

function goArrow(group, forward) {
  const buttons = all(PRESSED, group);
  const next = buttons[buttons.indexOf(document.activeElement) + (forward ? 1 : -1)];
  if (next) next.focus();
}

function pressed(event) {
  const key = event.key;
  if (key === "Escape") {
    hideNotice();
    settle(false);
    stopInspecting();
    for (const menu of all("details.prefs[open]")) menu.open = false;
    return false;
  }
  if (document.querySelector(`[data-key="${CSS.escape(key)}"]`)) {
    takeStep(key);
    return true;
  }
  const group = document.activeElement?.closest("[data-arrows]");
  if (group?.dataset.arrows === "map" && key.startsWith("Arrow")) {
    walk(group, key, event.shiftKey);
    return true;
  }
  if (group && (key === "ArrowLeft" || key === "ArrowRight")) {
    goArrow(group, key === "ArrowRight");
    return true;
  }
  const drawnButton = document.activeElement?.matches("g[data-move]") ? document.activeElement : null;
  if (drawnButton && (key === "Enter" || key === " ")) {
    drawnButton.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return true;
  }
  if (key === "Enter" && !document.activeElement?.closest("a, button, summary")) {
    document.querySelector('main button[aria-keyshortcuts="Enter"]')?.click();
    return false;
  }
  if (key.length !== 1 || root.dataset.keys === "off") return false;
  if (key === "?" && byId("keys")) {
    byId("keys").showModal();
    return true;
  }
  if (key === " ") {
    // On what has the focus it presses that; elsewhere, and once for each time it goes down, what it is promised to.
    const waits = document.querySelector('main button[aria-keyshortcuts="Space"]');
    if (!waits || event.repeat || document.activeElement?.closest("a, button, summary, input")) return false;
    waits.click();
    return true;
  }
  if (PLACES[key] && byId(PLACES[key])?.checkVisibility()) {
    byId(PLACES[key]).focus();
    return true;
  }
  const target = document.querySelector(`main button[aria-keyshortcuts="${CSS.escape(key)}"]`);
  target?.click();
  return Boolean(target);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  const typing = event.target.closest("input:not([type=radio]):not([type=checkbox]), select, textarea, dialog[open]");
  if (typing && event.key !== "Escape") return;
  if (pressed(event)) event.preventDefault();
});

// ---- Beginning -------------------------------------------------------------------------------------------------

keepMoving(document, true);
calmDown(document, true);
compare(document);
showWanted();
showCurrent();
lightExplained();
unhide(document);
addUp(document);
if (table) {
  sift();
  for (const place of [byId("log"), byId("chat")]) place.scrollTop = place.scrollHeight;
  fillLinks();
  connect();
  setInterval(tick, 1000);
  setInterval(() => {
    if (Date.now() - line.heard > 50000 && line.socket.readyState === WebSocket.OPEN) line.socket.close();
  }, 5000);
}
for (const place of all("[data-refresh]")) setInterval(() => refresh(place), Number(place.dataset.refresh) * 1000);
