import { runCallOff } from '../../app/box-office/call-off/run-call-off.server.ts'
import { openDatabase } from '../../app/platform/database/database.server.ts'
import { createLog } from '../../app/platform/log.server.ts'
import { countedBoxOffice } from '../builders/many-orders.ts'

// Goes on with one batch, and is made to be killed. Promised jobs are rows of a table: they are counted afterwards.
const { DATABASE_URL = '', CALL_OFF = '' } = process.env
const database = await openDatabase(
  { databaseUrl: DATABASE_URL, databasePool: 4, dataDir: '' },
  createLog('silent'),
)
const tell = setInterval(() => {
  globalThis.gc?.()
  process.stdout.write(`${JSON.stringify({ heap: process.memoryUsage().heapUsed })}\n`)
}, 500)
process.stdout.write('open\n')
await runCallOff(countedBoxOffice(database.pool), CALL_OFF, () => new Date('2025-09-20T10:00:00+03:00'))
clearInterval(tell)
await database.close()
process.stdout.write('done\n')
