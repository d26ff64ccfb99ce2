import { inBatches, listFile } from '../../../office/make-list-file.server.ts'
import type { FileContext } from '../../../page-server/file.ts'
import { dayOf } from '../../../platform/dates.ts'
import { localeFrom } from '../../../platform/languages.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { applicationTexts } from '../../application/texts.server.ts'
import { applicationNumber } from '../../application-number.ts'
import { stateTexts } from '../../state-texts.server.ts'
import { readFilter } from '../application-filter.ts'
import { applicationsAfter } from '../find-applications.server.ts'
import { exhibitorOfficeTexts } from '../texts.server.ts'

/** The list as a file, with the filter of the list: what was submitted, and how to reach whoever did. */
export async function make(context: FileContext): Promise<Response> {
  const { db, locale, search } = context
  const t = exhibitorOfficeTexts[locale]
  const filter = readFilter(search)
  const c = t.file
  const sections = applicationTexts[locale].options.section
  const moment = (at: Date | null) => (at ? `${dayOf(at)} ${timeOf(at)}` : '')
  async function* rows() {
    const read = (after: { number: number } | null, limit: number) =>
      applicationsAfter(db, filter, { after, limit })
    for await (const one of inBatches<Awaited<ReturnType<typeof read>>[number]>(read)) {
      const fields = one.fields ?? {}
      yield [
        applicationNumber(one.number, locale),
        stateTexts[locale].states[one.state],
        one.nameRu,
        one.nameEn,
        (t.kinds as Record<string, string>)[one.kind] ?? '',
        fields.city ?? '',
        (sections as Record<string, string>)[fields.section ?? ''] ?? '',
        one.works,
        fields.contactName ?? '',
        fields.email ?? '',
        fields.phone ?? '',
        one.account ?? '',
        c.languages[localeFrom(one.locale)],
        moment(one.submittedAt),
        moment(one.updatedAt),
      ]
    }
  }
  return listFile(context, {
    name: 'exhibitor-applications',
    title: t.list.title,
    heading: [
      c.number,
      c.state,
      c.nameRu,
      c.nameEn,
      c.kind,
      c.city,
      c.section,
      c.works,
      c.person,
      c.email,
      c.phone,
      c.account,
      c.language,
      c.submitted,
      c.changed,
    ],
    rows: rows(),
  })
}
