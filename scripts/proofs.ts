import { spawnSync } from 'node:child_process'
import { installTestTools } from './install-test-tools.ts'

// The proofs at their full size: `npm test` takes a part of each. They take hours on two cores.
installTestTools()
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'tests/races/histories',
    'tests/races/last-places',
    'tests/races/one-stand',
    'tests/faults/kill',
    'tests/faults/call-off-many',
    'tests/faults/fuzz',
    'tests/faults/memory',
    'tests/faults/submissions',
    'tests/faults/leads',
    'tests/faults/exhibitors',
    'tests/faults/award',
    'tests/faults/editors',
    // Every story in each of its ways: both languages, every width, both databases.
    'tests/journeys/',
    'tests/http/',
    'tests/award/',
    'app/',
    '--maxWorkers=1',
    // Who waits for hours sees how far it is.
    '--disableConsoleIntercept',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      HISTORIES: '10000',
      JURIES: '10000',
      KILLS: '100',
      CALL_OFF_ORDERS: '200000',
      CALL_OFF_KILLS: '10',
      FUZZ: '500',
      FUZZ_SLOW_MS: '1000',
      PAGE_KILLS: '30',
      ATTEMPTS: '10000',
      REQUESTS: '100000',
      SENDERS: '200',
      SENDER_KILLS: '10',
      LEAD_KILLS: '30',
      LETTERS: '200000',
      EXHIBITOR_KILLS: '50',
      PAYER_KILLS: '51',
      EDITOR_KILLS: '50',
      AWARD_STEPS_PER_KILL: '1',
      STAND_RACES: '1000',
      JOURNAL_ENTRIES: '200000',
      WALK: 'all',
    },
  },
)
process.exit(status ?? 1)
