import { startCallOff } from '../app/box-office/call-off/call-off-places.server.ts'
import { runCallOff } from '../app/box-office/call-off/run-call-off.server.ts'
import { openSlots } from '../app/box-office/slots/open-slots.server.ts'
import { autumn2025 } from '../app/editions/edition.ts'
import { openDatabase } from '../app/platform/database/database.server.ts'
import { migrateDatabase } from '../app/platform/database/migrate.server.ts'
import { transaction } from '../app/platform/database/transaction.server.ts'
import { createLog } from '../app/platform/log.server.ts'
import { countedBoxOffice, keepPromises, sellOrders } from '../tests/builders/many-orders.ts'
import { startCluster } from '../tests/builders/postgres-cluster.ts'

const sizes = [1_000, 4_000]
const now = new Date('2025-09-20T10:00:00+03:00')
const wish = {
  scope: 'fair',
  subject: 'fair',
  kind: 'cancelled',
  message: { ru: 'Закрыто.', en: 'Closed.' },
  reason: '',
} as const

/** What an order costs when the fair is called off: four times the orders shall cost four times as much, no more. */
export async function benchCallOff() {
  console.log('\nCalling off the fair, milliseconds an order')
  for (const count of sizes) {
    console.log(
      `  ${`${count.toLocaleString('en')} orders`.padEnd(46)}${(await callOff(count)).toFixed(2).padStart(8)}`,
    )
  }
}

async function callOff(count: number): Promise<number> {
  const cluster = await startCluster({ isDurable: true })
  const log = createLog('error')
  const database = await openDatabase({ databaseUrl: cluster.url, databasePool: 4, dataDir: '' }, log)
  const { pool, db } = database
  await migrateDatabase(pool)
  await openSlots(db, autumn2025)
  await sellOrders(pool, count)
  await keepPromises(pool)
  const boxOffice = countedBoxOffice(pool)
  const by = { actor: 'kassa@portico.example', orders: count }
  const started = await transaction(pool, tx => startCallOff(boxOffice, tx, wish, by, now))
  if (started.kind !== 'started') throw new Error(started.reason)
  const began = performance.now()
  await runCallOff(boxOffice, started.id, () => now)
  const took = performance.now() - began
  await database.close()
  await cluster.stop()
  return took / count
}
