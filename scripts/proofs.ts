import { spawnSync } from 'node:child_process'
import { installTestTools } from './install-test-tools.ts'

// The proofs of the box office at their full size: `npm test` takes a part of each, these take half an hour.
installTestTools()
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'tests/races/histories',
    'tests/races/last-places',
    'tests/faults/kill-till',
    '--maxWorkers=1',
  ],
  { stdio: 'inherit', env: { ...process.env, HISTORIES: '10000', KILLS: '100' } },
)
process.exit(status ?? 1)
