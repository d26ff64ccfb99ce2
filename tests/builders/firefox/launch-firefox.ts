import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, firefox } from 'playwright-core'
import { makeFolder } from '../postgres-cluster.ts'

/** Firefox of the system, or none: the journeys that also run in it are then left out. */
export function findFirefox(): string | undefined {
  return [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    place => place !== undefined && existsSync(place),
  )
}

/** Spoken to by WebDriver BiDi, through a relay that forgives what this version cannot do yet. */
export function launchFirefox(): Promise<Browser> {
  const starter = join(makeFolder('firefox'), 'firefox')
  const relay = new URL('relay.ts', import.meta.url).pathname
  writeFileSync(starter, `#!/bin/sh\nexec "${process.execPath}" "${relay}" "${findFirefox()}" "$@"\n`)
  chmodSync(starter, 0o755)
  return firefox.launch({ channel: 'moz-firefox', executablePath: starter, headless: true })
}
