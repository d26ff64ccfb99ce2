import { existsSync } from 'node:fs'

/** Chromium of the system; npm test installs it where it may. Without its window it opens a page in half the time. */
export function findChromium(): string {
  const system = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
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
