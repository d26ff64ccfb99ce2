import { spawnSync } from 'node:child_process'
import { installTestTools } from './install-test-tools.ts'

// The proofs at their full size: `npm test` takes a part of each. These take the better part of an hour, but for the
// malformed bodies, five thousand for each of some seventy targets: they take some hours more.
installTestTools()
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'tests/races/histories',
    'tests/races/last-places',
    'tests/faults/kill',
    'tests/faults/fuzz',
    '--maxWorkers=1',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      HISTORIES: '10000',
      KILLS: '100',
      FUZZ: '5000',
      PAGE_KILLS: '30',
      ATTEMPTS: '10000',
    },
  },
)
process.exit(status ?? 1)
