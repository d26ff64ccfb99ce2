import { type ChildProcess, spawn } from 'node:child_process'
import { keepLog } from '../logs/kept-logs.ts'
import { until } from '../until.ts'
import { type Answer, closed, type Wish } from './host-words.ts'

type Host = { process: ChildProcess; output(): string; opened: number }

export type Hosted = { output(): string; close(): Promise<void> }

/** What a library counts for every fair that was ever open in its process is left behind with it. */
const fairsEach = 25

// They live as long as the worker whose files share them.
const idle: Host[] = []

/**
 * Opens a fair in a process in which others were open before it, one after the other: what these have loaded and compiled,
 * it need not.
 */
export async function openInHost(env: Record<string, string | undefined>): Promise<Hosted> {
  const host = idle.pop() ?? newHost()
  host.opened++
  const from = host.output().length
  await carryOut(host, { kind: 'open', env })
  // What another says there after it is not its own.
  let whole: string | undefined
  const output = () => whole ?? host.output().slice(from)
  return {
    output,
    async close() {
      await carryOut(host, { kind: 'close' })
      // Whatever it has said before that has come once this has.
      await until(() => output().includes(closed))
      whole = output()
      if (host.opened < fairsEach) idle.push(host)
      else host.process.disconnect()
    },
  }
}

// Pages are made of what is thrown away at once: with room for it, less of it is carried about first.
function newHost(): Host {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=64', 'tests/builders/site-hosts/site-host.ts'],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { PATH, NODE_COMPILE_CACHE },
    },
  )
  return { process: child, output: keepLog(child), opened: 0 }
}

async function carryOut(host: Host, wish: Wish): Promise<void> {
  const answer = await new Promise<Answer>(resolve => {
    const gone = () => resolve({ kind: 'failed', message: 'its process is gone' })
    if (!host.process.connected) return gone()
    host.process.once('exit', gone)
    host.process.once('message', told => {
      host.process.off('exit', gone)
      resolve(told as Answer)
    })
    host.process.send(wish)
  })
  if (answer.kind === 'done') return
  host.process.kill('SIGKILL')
  throw new Error(`the fair did not ${wish.kind}: ${answer.message}\n${host.output()}`)
}
