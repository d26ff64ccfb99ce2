import { type Speed, speedOf } from '../speeds.ts'

const key = 'portico-audio-speed'

/** The speed chosen on this device. */
export function keptSpeed(): Speed {
  try {
    return speedOf(localStorage.getItem(key))
  } catch {
    return 1
  }
}

export function keepSpeed(speed: Speed): void {
  try {
    localStorage.setItem(key, String(speed))
  } catch {
    // It holds until the page is left.
  }
}
