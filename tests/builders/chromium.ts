import { existsSync } from 'node:fs'

/** Chromium without a window opens a page in half the time: npm test installs it where it may. */
export const withoutWindow = 'chromium-headless-shell'

/** Chromium of the system, best the one without a window. */
export function findChromium(): string {
  const system = [withoutWindow, 'chromium', 'chromium-browser', 'google-chrome'].map(
    name => `/usr/bin/${name}`,
  )
  const places = [process.env.CHROMIUM, ...system, '.cache/tools/chromium']
  const found = places.find(place => place !== undefined && existsSync(place))
  if (!found) throw new Error('No Chromium found: npm test installs one, or name it in CHROMIUM.')
  return found
}

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
