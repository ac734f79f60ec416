// Short sounds of wood, paper and dice, made from noise and decaying partials; off by default.
import { prefs } from "./prefs.svelte";

export type Sound = "place" | "card" | "dice" | "turn" | "end" | "talk";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function noiseBuffer(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

/** A volume that rises in `attack` seconds and fades away in `length`. */
function envelope(audio: AudioContext, at: number, volume: number, attack: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + attack + length);
  gain.connect(audio.destination);
  return gain;
}

interface Burst {
  filter: BiquadFilterType;
  pitch: number;
  /** The pitch at the end. */
  to?: number;
  sharpness: number;
  volume: number;
  attack: number;
  length: number;
}

/** Filtered noise: a knock if it is short and sharp, a rustle if it is longer. */
function burst(audio: AudioContext, at: number, { filter, pitch, to = pitch, sharpness, volume, attack, length }: Burst): void {
  noise ??= noiseBuffer(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const shape = new BiquadFilterNode(audio, { type: filter, frequency: pitch, Q: sharpness });
  shape.frequency.setValueAtTime(pitch, at);
  shape.frequency.exponentialRampToValueAtTime(to, at + attack + length);
  source.connect(shape).connect(envelope(audio, at, volume, attack, length));
  source.start(at, 0.3 * Math.random(), attack + length);
}

/** The partials of a struck wooden bar: how high, how loud and how long, compared with the lowest one. */
const BAR = [[1, 1, 1], [2.76, 0.4, 0.5], [5.4, 0.15, 0.25]] as const;

function strike(audio: AudioContext, at: number, pitch: number, length: number): void {
  for (const [height, loudness, duration] of BAR) {
    const partial = new OscillatorNode(audio, { frequency: pitch * height });
    partial.connect(envelope(audio, at, 0.13 * loudness, 0.003, length * duration));
    partial.start(at);
    partial.stop(at + length + 0.1);
  }
  knock(audio, at, 2.4 * pitch, 0.05);
}

function knock(audio: AudioContext, at: number, pitch: number, volume: number): void {
  burst(audio, at, { filter: "bandpass", pitch, sharpness: 5, volume, attack: 0.001, length: 0.05 });
}

/** Milliseconds at which a die hits the table, each with its pitch. */
const BOUNCES = [[0, 1500], [70, 2100], [125, 1750], [170, 2400], [205, 1900], [232, 2250]] as const;

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  place: (audio, at) => {
    knock(audio, at, 420, 0.9);
    knock(audio, at, 1100, 0.25);
  },
  card: (audio, at) => burst(audio, at, { filter: "bandpass", pitch: 5200, to: 2300, sharpness: 0.7, volume: 0.09, attack: 0.03, length: 0.12 }),
  dice: (audio, at) => BOUNCES.forEach(([after, pitch], i) => knock(audio, at + after / 1000, pitch, 0.5 / (1 + i / 2))),
  turn: (audio, at) => [523, 698].forEach((pitch, i) => strike(audio, at + 0.13 * i, pitch, 0.4)),
  talk: (audio, at) => [880, 660].forEach((pitch, i) => knock(audio, at + 0.09 * i, pitch, 0.35)),
  end: (audio, at) => [392, 523, 587, 784].forEach((pitch, i) => strike(audio, at + 0.17 * i, pitch, 0.7)),
};

export function playSound(name: Sound): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  SOUNDS[name](context, context.currentTime + 0.01);
}
