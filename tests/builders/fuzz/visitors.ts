import { Agent, get } from 'node:http'
import { dice } from './bodies.ts'

export type Visitors = {
  /** They leave: how long they waited for each page, the longest first, and what was wrong. */
  leave(): Promise<{ waitedMs: number[]; wrong: string[] }>
}

/** People who read pages one after another, each on a connection of their own, as long as they are let. */
export function letIn(site: { url: string }, paths: readonly string[], count: number): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const waitedMs: number[] = []
  const wrong: string[] = []
  let isOpen = true
  const visits = Array.from({ length: count }, (_, place) => visit(dice(place + 1)))
  return {
    async leave() {
      isOpen = false
      await Promise.all(visits)
      agent.destroy()
      return { waitedMs: waitedMs.sort((one, other) => other - one), wrong }
    },
  }

  async function visit(roll: (below: number) => number) {
    while (isOpen) {
      // A page is looked at before the next: half a second is somebody in a hurry.
      await new Promise(resolve => setTimeout(resolve, 250 + roll(500)))
      const path = paths[roll(paths.length)] as string
      const startedAt = performance.now()
      const status = await read(path).catch((error: Error) => error.message)
      waitedMs.push(performance.now() - startedAt)
      if (status !== 200) wrong.push(`${path}: ${status}`)
    }
  }

  /** As a browser asks for it; nobody unpacks it. */
  function read(path: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': 'br' }
      const asked = get(new URL(path, site.url), { agent, headers }, answer => {
        answer.resume().on('error', reject)
        answer.on('end', () => resolve(answer.statusCode))
      })
      asked.on('error', (error: NodeJS.ErrnoException) => {
        // A connection that was kept a moment too long is closed under us, and opened anew, as browsers do.
        if (asked.reusedSocket && isClosed(error)) resolve(read(path))
        else reject(error)
      })
    })
  }
}

function isClosed({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ECONNRESET' || code === 'EPIPE'
}
