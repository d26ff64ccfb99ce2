import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { applicationNumber } from '../../application-number.ts'
import { loadOfficeFrame } from '../../load-office-frame.server.ts'
import { momentOf } from '../../moment-of.ts'
import { officeFairs } from '../../office-fair.ts'
import { stateTexts } from '../../state-texts.server.ts'
import { states } from '../../states.ts'
import { wordsIn } from '../../words-in.ts'
import { readFilter } from '../application-filter.ts'
import { applicationsOnPage, countApplications, findApplications } from '../find-applications.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, search, locale } = context
  const filter = readFilter(search)
  const counted = await countApplications(db, filter)
  const countOf = (state: string) =>
    counted.filter(row => state === '' || row.state === state).reduce((sum, row) => sum + row.count, 0)
  const count = countOf(filter.state)
  const pages = Math.max(1, Math.ceil(count / applicationsOnPage))
  const page = Math.min(Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1), pages)
  const found = await findApplications(db, filter, page)
  return {
    frame: (await loadOfficeFrame(context)).frame,
    filter,
    fairs: officeFairs(locale),
    count,
    page,
    pages,
    from: (page - 1) * applicationsOnPage + 1,
    to: (page - 1) * applicationsOnPage + found.length,
    states: (['', ...states] as const).map(state => ({
      state,
      label: state && stateTexts[locale].states[state],
      count: countOf(state),
    })),
    applications: found.map(row => ({
      id: row.id,
      number: applicationNumber(row.number, locale),
      name: wordsIn({ nameRu: row.nameRu, nameEn: row.nameEn }, 'name', locale),
      kind: row.kind,
      email: row.email ?? '',
      works: row.works,
      at: momentOf(row.updatedAt, locale),
      state: stateTexts[locale].states[row.state],
    })),
  }
}

export type ApplicationsData = Awaited<ReturnType<typeof load>>
