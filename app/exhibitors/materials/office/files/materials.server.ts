import { inBatches, listFile } from '../../../../office/make-list-file.server.ts'
import type { FileContext } from '../../../../page-server/file.ts'
import { dayOf } from '../../../../platform/dates.ts'
import { applicationNumber } from '../../../application-number.ts'
import { stateTexts } from '../../../state-texts.server.ts'
import { namesIn } from '../../team-passes.ts'
import { arrivalIn } from '../arrival-view.ts'
import { materialsAfter } from '../find-materials.server.ts'
import { readFilter } from '../materials-filter.ts'
import { officeTexts } from '../texts.server.ts'

/** The list as a file, with the filter of the list, and with the names for the entrance. */
export async function make(context: FileContext): Promise<Response> {
  const { db, locale, now, search } = context
  const t = officeTexts[locale]
  const filter = readFilter(search)
  const today = dayOf(now)
  async function* rows() {
    const read = (after: { number: number } | null, limit: number) =>
      materialsAfter(db, filter, { after, limit, today })
    for await (const one of inBatches<Awaited<ReturnType<typeof read>>[number]>(read))
      yield [
        applicationNumber(one.number, locale),
        one.nameRu,
        one.nameEn,
        one.email ?? '',
        one.stand ?? '',
        one.submittedAt ? dayOf(one.submittedAt) : '',
        namesIn(one.passes ?? '').join(', '),
        one.slot ? arrivalIn(one.slot, one.editionId, locale) : '',
        stateTexts[locale].states[one.state],
        one.slug ? `/participants/${one.slug}/` : '',
      ]
  }
  const { number, who, stand, at, passes, arrival, state, page } = t.list.columns
  return listFile(context, {
    name: 'materials',
    title: t.list.title,
    heading: [number, `${who} (ru)`, `${who} (en)`, 'E-mail', stand, at, passes, arrival, state, page],
    rows: rows(),
  })
}
