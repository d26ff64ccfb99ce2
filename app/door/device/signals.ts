import type { VerdictView } from '../verdict-view.ts'

type Tone = VerdictView['tone']
type Beep = { hertz: number; fromMs: number; forMs: number; wave: OscillatorType }

// Told apart without looking, and without an ear for music: two high and rising, two even ones, one long and low.
const sounds: Record<Tone, Beep[]> = {
  go: [
    { hertz: 880, fromMs: 0, forMs: 90, wave: 'sine' },
    { hertz: 1_320, fromMs: 100, forMs: 140, wave: 'sine' },
  ],
  check: [
    { hertz: 620, fromMs: 0, forMs: 120, wave: 'triangle' },
    { hertz: 620, fromMs: 190, forMs: 120, wave: 'triangle' },
  ],
  stop: [{ hertz: 170, fromMs: 0, forMs: 650, wave: 'sawtooth' }],
}
const buzzes: Record<Tone, number[]> = { go: [60], check: [90, 70, 90], stop: [400] }

/** Tells the hand and the ear what the screen says. */
export function createSignals() {
  let audio: AudioContext | null = null
  return {
    /** Browsers let a page sound only after it has been touched. */
    wake() {
      audio ??= new AudioContext()
      if (audio.state === 'suspended') void audio.resume().catch(() => {})
    },
    give(tone: Tone, isMuted: boolean) {
      navigator.vibrate?.(buzzes[tone])
      if (audio && !isMuted) for (const beep of sounds[tone]) sound(audio, beep)
    },
  }
}

function sound(audio: AudioContext, { hertz, fromMs, forMs, wave }: Beep) {
  const from = audio.currentTime + fromMs / 1_000
  const until = from + forMs / 1_000
  const tone = new OscillatorNode(audio, { frequency: hertz, type: wave })
  const loudness = new GainNode(audio, { gain: 0.35 })
  // Fades at its end: a hard cut clicks.
  loudness.gain.setValueAtTime(0.35, until - 0.03)
  loudness.gain.linearRampToValueAtTime(0, until)
  tone.connect(loudness).connect(audio.destination)
  tone.start(from)
  tone.stop(until)
}
