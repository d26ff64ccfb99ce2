import { spawnSync } from 'node:child_process'
import { installFirefox, installTestTools, installWebKit } from './install-test-tools.ts'

// All journeys in Chromium; with the word `firefox` or `webkit` those of the main paths in that engine of the system.
const others = { firefox: installFirefox, webkit: installWebKit }
const chosen = (Object.keys(others) as (keyof typeof others)[]).find(name => process.argv.includes(name))
installTestTools()
if (chosen) others[chosen]()
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...(chosen ? [`tests/journeys/${chosen}`] : ['tests/journeys', 'tests/lab']),
  ],
  { stdio: 'inherit', env: { ...process.env, ...(chosen && { OTHER_BROWSER: chosen }) } },
)
process.exit(status ?? 1)
