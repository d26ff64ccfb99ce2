import { randomUUID } from 'node:crypto'
import type { BoxOffice } from '../../app/box-office/box-office.ts'
import { runCallOff } from '../../app/box-office/call-off/run-call-off.server.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { openDatabase } from '../../app/platform/database/database.server.ts'
import { createLog } from '../../app/platform/log.server.ts'

// Goes on with one batch, and is made to be killed. Promised jobs are rows of a table: they are counted afterwards.
const { DATABASE_URL = '', CALL_OFF = '' } = process.env
const database = await openDatabase(
  { databaseUrl: DATABASE_URL, databasePool: 4, dataDir: '' },
  createLog('silent'),
)
const boxOffice = {
  pool: database.pool,
  edition: autumn2025,
  async enqueue(
    tx: { $client: { query(text: string, values: unknown[]): Promise<unknown> } },
    queue: string,
    data: object,
  ) {
    await tx.$client.query('insert into promised_work (id, queue, data) values ($1, $2, $3)', [
      randomUUID(),
      queue,
      JSON.stringify(data),
    ])
  },
} as unknown as BoxOffice
const tell = setInterval(() => {
  globalThis.gc?.()
  process.stdout.write(`${JSON.stringify({ heap: process.memoryUsage().heapUsed })}\n`)
}, 500)
process.stdout.write('open\n')
await runCallOff(boxOffice, CALL_OFF, () => new Date('2025-09-20T10:00:00+03:00'))
clearInterval(tell)
await database.close()
process.stdout.write('done\n')
