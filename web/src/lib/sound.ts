// Short synthesized sounds, off by default.
import { prefs } from "./prefs.svelte";

let context: AudioContext | null = null;
const NOTES = { place: [196, 0.09], turn: [523, 0.22], card: [330, 0.06], end: [392, 0.5], dice: [140, 0.12] } as const;

export function playSound(name: keyof typeof NOTES): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  const [pitch, length] = NOTES[name];
  const now = context.currentTime;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = name === "place" || name === "dice" ? "triangle" : "sine";
  oscillator.frequency.setValueAtTime(pitch, now);
  oscillator.frequency.exponentialRampToValueAtTime(pitch * (name === "end" ? 1.5 : 0.8), now + length);
  gain.gain.setValueAtTime(0.12, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(now);
  oscillator.stop(now + length);
}
