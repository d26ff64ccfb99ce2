import { randomUUID } from 'node:crypto'
import { doorNames } from '../../box-office/catalogue/catalogue.ts'
import { planTexts } from '../../navigator/place-texts.ts'
import { type ActionContext, type Actions, goTo } from '../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import { gates } from '../gates.ts'
import { readScan, recordScan } from '../record-scan.server.ts'
import { scanAnswer } from '../scan-answer.ts'

/** Nothing in it tells who stands at the door: the device keeps this page for the time without a network. */
export async function load(context: LoadContext) {
  const { search, db, edition, locale } = context
  const { placeTexts } = planTexts(locale)
  const read = search.get('reading')
  const recorded = read ? await readScan(db, edition, read) : null
  return {
    products: doorNames(locale),
    gates: gates.map(id => ({ id, name: placeTexts[id].name })),
    /** For whoever has no script: the place chosen before, and a name for the next reading. */
    gate: gates.find(id => id === search.get('gate')) ?? gates[0],
    nonce: randomUUID(),
    shown: recorded && scanAnswer(recorded),
  }
}

export const actions: Actions = {
  /** The typed code as a browser without a script sends it. The nonce of the form makes a second click harmless. */
  default: using(['boxOffice'], async (context: SignedIn<ActionContext>, { boxOffice }) => {
    const { path, fields, person, now } = context
    const field = (name: string, most: number) => (fields[name] ?? '').trim().slice(0, most)
    const [text, gate, nonce] = [field('code', 2_000), field('gate', 60), field('nonce', 80)]
    if (text === '' || gate === '' || nonce.length < 8) return goTo(path)
    await recordScan(boxOffice, { text, at: now, nonce, gate, actor: person.email }, now)
    return goTo(`${path}?${new URLSearchParams({ reading: nonce, gate })}`)
  }),
}
