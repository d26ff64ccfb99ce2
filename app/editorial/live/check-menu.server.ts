import { and, eq, isNotNull, ne, or } from 'drizzle-orm'
import { readSeen } from '../../content/addresses/read-seen.server.ts'
import { menuEntries } from '../../content/tables.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { type LocaleCode, localeCodes } from '../../platform/languages.ts'
import type { JudgeLinks } from '../addresses/judge-path.ts'
import type { Fault, FaultReason } from '../check-fields.ts'
import { isNeeded, menu, mostIn } from '../kinds/menu.ts'
import type { JsonObject } from '../record.ts'

/** The site as visitors have it: what of it they find there. */
export type OpenSite = { publicUrl: string; judgeLinks: JudgeLinks }
type Asked = {
  languages: readonly LocaleCode[]
  seenIn: readonly LocaleCode[]
  editionId: string
  now: Date
  site: OpenSite | undefined
}

/** What the law wants is not hidden, no list is left without a link, and every link leads to a page that everybody may open. */
export async function menuFaults(tx: Tx, key: string, record: JsonObject, asked: Asked): Promise<Fault[]> {
  const [own] = await tx.select().from(menuEntries).where(eq(menuEntries.key, key))
  if (own?.defaults) {
    const moved = (['to', 'place'] as const).filter(name => record[name] && record[name] !== own[name])
    return [...moved.map(name => fault(name, 'of-code')), ...(await hiddenFaults(tx, key, own.place, record))]
  }
  const empty = (['to', 'place'] as const).filter(name => !record[name])
  if (empty.length > 0) return empty.map(name => fault(name, 'missing'))
  // Where it stands is the same in every language, so it has its words in all of them.
  const later = localeCodes.filter(code => !asked.languages.includes(code) && !asked.seenIn.includes(code))
  if (later.length > 0) return [fault('label', 'in-both')]
  if (record.isShown === false) return []
  const to = String(record.to)
  const others = await othersIn(tx, key, String(record.place))
  return [
    ...(others.some(other => other.to === to) ? [fault('to', 'in-list')] : []),
    ...(others.length >= mostIn(record.place) ? [fault('place', 'too-many')] : []),
    ...((await leadsSomewhere(tx, to, asked)) ? [] : [fault('to', 'leads-nowhere')]),
  ]
}

async function hiddenFaults(tx: Tx, key: string, place: string | null, { isShown }: JsonObject) {
  if (isShown !== false) return []
  const others = place ? await othersIn(tx, key, place) : []
  return isNeeded(key) || others.length === 0 ? [fault('isShown', 'needed')] : []
}

function othersIn(tx: Tx, key: string, place: string) {
  return tx
    .select({ key: menuEntries.key, to: menuEntries.to })
    .from(menuEntries)
    .where(
      and(
        eq(menuEntries.place, place),
        ne(menuEntries.key, key),
        eq(menuEntries.isShown, true),
        // What is withdrawn is as the code has it, or not there.
        or(isNotNull(menuEntries.defaults), isNotNull(menuEntries.publishedRuAt)),
      ),
    )
}

async function leadsSomewhere(tx: Tx, to: string, { site, editionId, now }: Asked): Promise<boolean> {
  const [path = ''] = to.split('#')
  if (!path.startsWith('/'))
    return URL.canParse(to) && (!site || new URL(to).host !== new URL(site.publicUrl).host)
  if (!site) return (await readSeen(tx, path)).length > 0
  const links = await site.judgeLinks({ db: tx, edition: { id: editionId }, now }, [path])
  return links.get(path)?.state === 'living'
}

function fault(name: string, reason: FaultReason): Fault {
  const label = menu.fields.find(field => field.name === name)?.label ?? menu.label.one
  return { path: name, language: null, label, reason }
}
