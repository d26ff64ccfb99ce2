import { randomUUID } from 'node:crypto'
import { requireRole } from '../../accounts/require-role.ts'
import { planWords } from '../../navigator/place-words.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { gates } from '../gates.ts'
import { readScan } from '../record-scan.server.ts'
import { scanAnswer } from '../scan-answer.ts'

/** Nothing in it tells who stands at the door: the device keeps this page for the time without a network. */
export async function load(context: LoadContext) {
  requireRole(context, 'door')
  const { search, db, edition, locale } = context
  const { placeWords } = planWords(locale)
  const read = search.get('reading')
  const recorded = read ? await readScan(db, edition, read) : null
  return {
    gates: gates.map(id => ({ id, name: placeWords[id].name })),
    /** For whoever has no script: the place chosen before, and a name for the next reading. */
    gate: gates.find(id => id === search.get('gate')) ?? gates[0],
    nonce: randomUUID(),
    shown: recorded && scanAnswer(recorded),
  }
}
