// What is heard, and what is told outside the window. Every sound is made here, from tones and noise; games say which of
// their events sounds like which. Off unless somebody asks for it. Used by hall.js.
"use strict";

/** Each sound as its parts: [what, pitch, begins after, lasts, loudness], the times in seconds. */
const SOUNDS = {
  turn: [["triangle", 523.25, 0, 0.9, 0.18], ["triangle", 784, 0.16, 0.9, 0.18]],
  dice: [["noise", 2600, 0, 0.05, 0.25], ["noise", 2100, 0.09, 0.05, 0.2], ["noise", 1700, 0.2, 0.06, 0.25], ["noise", 1400, 0.34, 0.05, 0.12]],
  card: [["noise", 5200, 0, 0.09, 0.12]],
  offer: [["sine", 660, 0, 0.25, 0.15], ["sine", 880, 0.12, 0.35, 0.15]],
  coin: [["square", 1318, 0, 0.12, 0.05], ["square", 1760, 0.07, 0.3, 0.05]],
  build: [["noise", 700, 0, 0.08, 0.3], ["noise", 700, 0.18, 0.08, 0.3]],
  fight: [["sawtooth", 196, 0, 0.16, 0.1], ["noise", 3200, 0.05, 0.22, 0.2]],
  alarm: [["sawtooth", 220, 0, 0.3, 0.09], ["sawtooth", 185, 0.2, 0.5, 0.09]],
  horn: [["sawtooth", 196, 0, 0.5, 0.06], ["sawtooth", 294, 0.25, 0.8, 0.06]],
  end: [["triangle", 392, 0, 0.5, 0.15], ["triangle", 523.25, 0.18, 0.5, 0.15], ["triangle", 659.25, 0.36, 1, 0.15]],
};

function source(speaker, what, pitch, lasts) {
  if (what !== "noise") {
    const tone = speaker.createOscillator();
    tone.type = what;
    tone.frequency.value = pitch;
    return [tone, tone];
  }
  const grain = speaker.createBuffer(1, Math.ceil(speaker.sampleRate * (lasts + 0.1)), speaker.sampleRate);
  const samples = grain.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  const [noise, band] = [speaker.createBufferSource(), speaker.createBiquadFilter()];
  noise.buffer = grain;
  band.type = "bandpass";
  band.frequency.value = pitch;
  return [noise, noise.connect(band)];
}

/** Let some sounds be heard, one after the other, for who likes sounds. */
function sound(names) {
  if (root.dataset.sound !== "on" || !window.AudioContext) return;
  if (!names.length) return;
  const speaker = new AudioContext();
  let at = speaker.currentTime;
  for (const name of names.filter((each) => SOUNDS[each])) {
    for (const [what, pitch, after, lasts, loudness] of SOUNDS[name]) {
      const [begins, sounds] = source(speaker, what, pitch, lasts);
      const loud = speaker.createGain();
      loud.gain.setValueAtTime(0, at + after);
      loud.gain.linearRampToValueAtTime(loudness, at + after + 0.015);
      loud.gain.exponentialRampToValueAtTime(0.001, at + after + lasts);
      sounds.connect(loud).connect(speaker.destination);
      begins.start(at + after);
      begins.stop(at + after + lasts + 0.05);
    }
    at += 0.45;
  }
  setTimeout(() => speaker.close(), 2500 + 450 * names.length);
  document.dispatchEvent(new CustomEvent("heard", { detail: names }));
}

/** Tell outside the window that it is my turn, for who asked for that and looks elsewhere. */
function tellOutside(title, body) {
  if (root.dataset.notify !== "on" || !document.hidden || window.Notification?.permission !== "granted") return;
  const told = new Notification(title, { body, tag: location.pathname, icon: "/static/icon.svg" });
  told.addEventListener("click", () => {
    window.focus();
    told.close();
  });
}

/** The button that turns telling on or off: only it makes the browser ask. */
async function changeTelling(button) {
  const wanted = root.dataset.notify === "on" ? "off" : "on";
  if (wanted === "on" && (await Notification.requestPermission()) !== "granted") {
    notice(button.dataset.denied);
    return;
  }
  const answer = await fetch("/preferences", { method: "POST", body: new URLSearchParams({ notify: wanted }), redirect: "manual" });
  if (answer.status && !answer.ok) return;
  root.dataset.notify = wanted;
  button.textContent = wanted === "on" ? button.dataset.off : button.dataset.on;
}
