// Small sounds, made on the spot. Silent unless somebody turns them on.
import { prefs } from "./prefs.svelte";

let context: AudioContext | null = null;
const NOTES = { place: [196, 0.09], turn: [523, 0.22], card: [330, 0.06], end: [392, 0.5], dice: [140, 0.12] } as const;

export function sound(name: keyof typeof NOTES): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  const [pitch, length] = NOTES[name];
  const now = context.currentTime;
  const voice = context.createOscillator();
  const loudness = context.createGain();
  voice.type = name === "place" || name === "dice" ? "triangle" : "sine";
  voice.frequency.setValueAtTime(pitch, now);
  voice.frequency.exponentialRampToValueAtTime(pitch * (name === "end" ? 1.5 : 0.8), now + length);
  loudness.gain.setValueAtTime(0.12, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + length);
  voice.connect(loudness).connect(context.destination);
  voice.start(now);
  voice.stop(now + length);
}
