import { readSettings } from '../../../app/platform/settings/settings.server.ts'
import type { Fair, startFair as startTheFair } from '../../../app/shell/start-fair.server.ts'
import { type Answer, closed, type Wish } from './host-words.ts'
import { holdClock } from './settable-clock.ts'
import './known-hashes.ts'

// A process of its own for `open-in-host.ts`: it opens and closes fairs of the built server, one at a time.
const built: { startFair: typeof startTheFair } = await import('../../../dist/server/start-fair.js' as string)
let fair: Fair | undefined

// As server.ts does: Node itself would print the error with all that hangs on it.
process.on('uncaughtException', error => {
  fair?.log.fatal({ err: error }, 'nobody caught this')
  process.exit(1)
})
process.on('message', (wish: Wish) => void carryOut(wish))
// Whoever asked has ended.
process.on('disconnect', () => process.exit(0))

async function carryOut(wish: Wish) {
  try {
    if (wish.kind === 'open') await open(wish.env)
    else await close()
    answer({ kind: 'done' })
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

async function open(env: Record<string, string | undefined>) {
  holdClock(env.CLOCK_FILE)
  fair = await built.startFair(readSettings(env))
}

async function close() {
  await fair?.stop()
  fair = undefined
  holdClock(undefined)
  process.stdout.write(closed)
}

function answer(words: Answer) {
  process.send?.(words)
}
