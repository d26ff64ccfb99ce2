import type { Db } from '../../../platform/database/transaction.server.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { applicationNumber } from '../../application-number.ts'
import { momentOf } from '../../moment-of.ts'
import type { PricedItem } from './item-address.ts'
import { readStandHistory } from './read-office-stands.server.ts'
import { showItemHistory } from './show-item-history.server.ts'
import { standOfficeTexts } from './texts.server.ts'

/** Who had it and what was changed of it, in one row of time. */
export async function showStandHistory(db: Db, item: PricedItem, locale: LocaleCode) {
  const { scheduler } = standOfficeTexts[locale].stand
  const holds = (await readStandHistory(db, item.fair, item.what)).map(change => ({
    id: `hold-${change.id}`,
    at: change.at,
    what: whatOf(change, locale),
    whose: change.number === null ? '' : applicationNumber(change.number, locale),
    why: whyOf(change.why, locale),
    who: change.who === 'scheduler' ? scheduler : change.who,
  }))
  const changes = (await showItemHistory(db, item, locale)).map(line => ({ ...line, whose: '' }))
  return [...holds, ...changes]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(line => ({ ...line, at: momentOf(line.at, locale) }))
}

type Change = Awaited<ReturnType<typeof readStandHistory>>[number]

function whatOf({ state, until }: Change, locale: LocaleCode): string {
  const { changes, heldUntil } = standOfficeTexts[locale].stand
  return state === 'held' && until ? fill(heldUntil, { until: momentOf(until, locale) }) : changes[state]
}

/** What the site itself notes is said in the reader's language; what staff wrote stays as they wrote it. */
function whyOf(why: string, locale: LocaleCode): string {
  const { whys } = standOfficeTexts[locale].stand
  if (why === 'chosen' || why === 'lapsed' || why === 'given up' || why === 'called off') return whys[why]
  const changed = /^changed (from|for) ([A-Z]-\d{2})$/.exec(why)
  return changed ? fill(whys[changed[1] as 'from' | 'for'], { code: changed[2] ?? '' }) : why
}
