import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { fill } from '../../../../platform/fill.ts'
import type { LocaleCode } from '../../../../platform/languages.ts'
import { formatRoubles } from '../../../../platform/money.ts'
import { applicationNumber } from '../../../application-number.ts'
import { answerFor } from '../../../fair-guard.ts'
import { loadOfficeFrame } from '../../../load-office-frame.server.ts'
import { momentOf } from '../../../moment-of.ts'
import { wordsIn } from '../../../words-in.ts'
import {
  countLooseMoney,
  findLooseMoney,
  type LooseMoney,
  looseMoneyOnPage,
} from '../../find-loose-money.server.ts'
import { looseMoneyTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, search, locale } = context
  const { count, kopecks } = await countLooseMoney(db)
  const pages = Math.max(1, Math.ceil(count / looseMoneyOnPage))
  const asked = search.get('page') ?? ''
  const page = Math.min(/^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1, pages)
  const found = await findLooseMoney(db, page)
  return {
    frame: (await loadOfficeFrame(context)).frame,
    count,
    sum: formatRoubles(kopecks, locale),
    page,
    pages,
    rows: found.map(row => rowView(row, context)),
  }
}

export type LooseMoneyData = Awaited<ReturnType<typeof load>>

function rowView(row: LooseMoney, { locale, now }: Pick<LoadContext, 'locale' | 'now'>) {
  const t = looseMoneyTexts[locale]
  const { applicationId, number, state, editionId, stand } = row
  const promised =
    row.promisedKopecks > 0 && fill(t.promised, { sum: formatRoubles(row.promisedKopecks, locale) })
  return {
    id: applicationId,
    number: number === null ? null : applicationNumber(number, locale),
    name: wordsIn({ nameRu: row.nameRu, nameEn: row.nameEn }, 'name', locale),
    sum: formatRoubles(row.leftKopecks, locale),
    promised: promised || null,
    stand: standWords(stand, locale),
    why: stand?.endedAt ? ((t.whys as Record<string, string>)[stand.why] ?? stand.why) : '',
    mayGive:
      state !== null &&
      editionId !== null &&
      answerFor({ state, editionId }, 'hold-stand', { actor: 'manager', now }).ok,
    invoices: row.invoices.map(({ id, number, kopecks }) => ({
      id,
      number,
      sum: formatRoubles(kopecks, locale),
    })),
  }
}

function standWords(stand: LooseMoney['stand'], locale: LocaleCode): string {
  const t = looseMoneyTexts[locale]
  if (!stand) return t.never
  if (!stand.endedAt) return fill(t.calledOff, { code: stand.code })
  return fill(t.had, { code: stand.code, at: momentOf(stand.endedAt, locale) })
}
