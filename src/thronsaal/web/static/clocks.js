// Times and clocks, as people say them where they are. Used by hall.js.
"use strict";

const daysIn = (count) => new Intl.NumberFormat(root.lang, { style: "unit", unit: "day" }).format(count);
const two = (count) => String(count).padStart(2, "0");

/** Seconds as a clock shows them: 1:05, 2:00:00, 3 days 4:00:00. */
function clockFace(seconds) {
  const [days, hours] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24];
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = days || hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return days ? `${daysIn(days)} ${rest}` : rest;
}

/** A time as people say it: today only the hour, else the day too. */
function timeOf(time, isDated = false) {
  const moment = new Date(time);
  const isToday = !isDated && moment.toDateString() === new Date().toDateString();
  return moment.toLocaleString(root.lang, isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });
}

function tick() {
  for (const clock of all("[data-until]")) {
    const until = Number(clock.dataset.until);
    const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    clock.textContent = clock.dataset.words.replace("%l", clockFace(left)).replace("%t", timeOf(until));
    clock.classList.toggle("urgent", left <= 10);
  }
  for (const place of all("[data-left]")) place.textContent = clockFace(Math.floor(Number(place.dataset.left) / 1000));
  for (const place of all("time[data-at]")) place.textContent = timeOf(Number(place.dataset.at), "dated" in place.dataset);
}
