import { setTimeout as wait } from 'node:timers/promises'
import { type OwnSite, startOwnSite } from '../site.ts'

export type MortalSite = {
  /** Of the present life. */
  readonly url: string
  readonly databaseUrl: string
  /** Dies at once, by kill -9, and starts again; at another moment of the calendar, if one is named. */
  kill(env?: Record<string, string>): Promise<void>
  /** The two halves of it. */
  die(): Promise<void>
  rise(env?: Record<string, string>): Promise<void>
  stop(): Promise<void>
}

/** A site that dies and starts again on the same database. */
export async function mortalSite(
  env: Record<string, string> & { DATABASE_URL: string },
): Promise<MortalSite> {
  let settings: Record<string, string> = env
  let site: OwnSite = await startOwnSite(settings)
  async function die() {
    const ended = new Promise(resolve => site.process.once('exit', resolve))
    site.process.kill('SIGKILL')
    await ended
  }
  async function rise(changed: Record<string, string> = {}) {
    settings = { ...settings, ...changed }
    site = await startOwnSite(settings)
  }
  return {
    get url() {
      return site.url
    },
    databaseUrl: env.DATABASE_URL,
    die,
    rise,
    async kill(changed) {
      await die()
      await rise(changed)
    },
    async stop() {
      await site.stop()
    },
  }
}

/** Tried again as long as the connection is lost, as somebody does who presses the button once more. */
export async function insist<T>(step: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await step()
    } catch (error) {
      // `ask` fetches the description of an API too, and the site may be gone by then.
      if (!/ECONN|EPIPE|socket hang up|aborted|fetch failed/.test(String(error))) throw error
      await wait(40)
    }
  }
}
