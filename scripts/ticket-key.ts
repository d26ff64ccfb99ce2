import { readSealKeys, retireSealKey, rotateSealKey } from '../app/box-office/tickets/keep-seal-key.server.ts'
import { startClock } from '../app/platform/clock.server.ts'
import { withDatabase } from './with-database.ts'

const usage = `npm run ticket-key -- show                 the keys this database knows, by their fingerprints
npm run ticket-key -- rotate               a new key seals tickets; those sealed before stay good
npm run ticket-key -- retire FINGERPRINT   what this key has sealed is refused at the door`

const [command, fingerprint = ''] = process.argv.slice(2)
if (command === 'show') {
  await withDatabase(async ({ database }) => {
    for (const key of await readSealKeys(database.db)) {
      const since = `since ${key.sealsFrom.toISOString()}`
      console.log(`${key.fingerprint} ${stateOf(key)} ${since}`)
    }
  })
} else if (command === 'rotate') {
  await withDatabase(async ({ database, settings }) => {
    const place = { dataDir: settings.dataDir, given: settings.ticketKey }
    const now = startClock(settings.fairNow).now()
    const { before, key, file } = await rotateSealKey(database.pool, place, now)
    console.log(
      `${key.fingerprint} seals from now on; what ${before.fingerprint} has sealed stays good.\n` +
        `The new key is in ${file}: put it into the backup${settings.ticketKey ? ', set TICKET_KEY to it on every machine' : ''} and restart every process.`,
    )
  })
} else if (command === 'retire' && fingerprint) {
  await withDatabase(async ({ database, settings }) => {
    const outcome = await retireSealKey(database.pool, fingerprint, startClock(settings.fairNow).now())
    const sentences = {
      done: `What ${fingerprint} has sealed is no longer accepted. Send the letters with tickets again.`,
      unknown: `This database knows no key ${fingerprint}.`,
      'seals-today': `${fingerprint} seals today: rotate first.`,
    }
    if (outcome === 'done') console.log(sentences.done)
    else throw new Error(sentences[outcome])
  })
} else {
  console.error(usage)
  process.exit(1)
}

function stateOf({ replacedAt, retiredAt }: { replacedAt: Date | null; retiredAt: Date | null }): string {
  if (retiredAt) return 'retired'
  return replacedAt ? 'replaced, still accepted,' : 'seals'
}
