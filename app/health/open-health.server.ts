import { machineNow } from '../platform/clock.server.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import { type HealthFact, healthItems } from './health.ts'
import { readCertificate } from './read-certificate.server.ts'
import { readDeliveries } from './read-deliveries.server.ts'
import { readBackup, readDatabase, readDisk, readErrors } from './read-machine.server.ts'

export type Health = {
  read(db: Db, now: Date): Promise<HealthFact[]>
  about: { build: string; startedAt: Date }
}

/** Everything that has to be well for the fair to run, looked at when somebody asks. */
export function openHealth({
  dataDir,
  uploadsDir,
  publicUrl,
  build,
  gateway,
}: {
  dataDir: string
  uploadsDir: string
  publicUrl: string
  build: string
  gateway: { isResting(): boolean }
}): Health {
  return {
    about: { build, startedAt: machineNow() },
    async read(db, now) {
      const resting = gateway.isResting()
      const facts: HealthFact[] = [
        ...(await readDeliveries(db, now)),
        { item: 'gateway', state: resting ? 'wrong' : 'fine', said: resting ? 'wrong' : 'fine', figures: {} },
        await readBackup(dataDir),
        await readCertificate(publicUrl),
        await readDisk([dataDir, uploadsDir]),
        await readDatabase(db),
        readErrors(),
      ]
      return facts.toSorted((one, other) => healthItems.indexOf(one.item) - healthItems.indexOf(other.item))
    },
  }
}

declare module '../page-server/services.ts' {
  interface Services {
    health: Health
  }
}
