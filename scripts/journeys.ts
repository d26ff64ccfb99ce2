import { spawnSync } from 'node:child_process'
import { installFirefox, installTestTools } from './install-test-tools.ts'

// All journeys in Chromium; with the word `firefox` those of the main paths in the Firefox of the system.
const isInFirefox = process.argv.includes('firefox')
installTestTools()
if (isInFirefox) installFirefox()
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...(isInFirefox ? ['tests/journeys/firefox'] : ['tests/journeys', 'tests/lab']),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, ...(isInFirefox && { PORTICO_FIREFOX: 'on' }) },
  },
)
process.exit(status ?? 1)
