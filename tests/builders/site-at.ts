import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './postgres-cluster.ts'
import { type Site, startSite } from './site.ts'

export type SiteAt = Site & { moveClockTo(instant: Date): void }

/** A site whose clock stands at a moment until it is moved. Move it forwards: pages kept from a later day stay kept. */
export async function startSiteAt(moment: Date, env: Record<string, string> = {}): Promise<SiteAt> {
  const folder = makeFolder('clock')
  const file = join(folder, 'ahead-ms')
  const set = (aheadMs: number) => {
    // Written beside and renamed: the site never reads half a number.
    writeFileSync(`${file}.new`, String(aheadMs))
    renameSync(`${file}.new`, file)
  }
  set(0)
  const site = await startSite({
    ...env,
    FAIR_NOW: moment.toISOString(),
    CLOCK_FILE: file,
  })
  return {
    ...site,
    moveClockTo: instant => set(instant.getTime() - moment.getTime()),
    async stop() {
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
