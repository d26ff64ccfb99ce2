import { spawnSync } from 'node:child_process'
import { installTestTools } from './install-test-tools.ts'

installTestTools()
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/journeys', 'tests/lab'],
  {
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
