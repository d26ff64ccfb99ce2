import { inBatches, listFile } from '../../../office/make-list-file.server.ts'
import type { FileContext } from '../../../page-server/file.ts'
import { dayOf } from '../../../platform/dates.ts'
import { localeFrom } from '../../../platform/languages.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { authorOf, bookValues } from '../../books/book-fields.ts'
import { wayTexts } from '../../books/texts.server.ts'
import { booksAfter } from '../find-books.server.ts'
import { readFilter } from '../queue-filter.ts'
import { awardOfficeTexts } from '../texts.server.ts'

/** The queue as a file, with the filter of the queue. */
export async function make(context: FileContext): Promise<Response> {
  const { db, locale, search, edition } = context
  const t = awardOfficeTexts[locale]
  const filter = readFilter(search)
  const c = t.file
  const moment = (at: Date | null) => (at ? `${dayOf(at)} ${timeOf(at)}` : '')
  async function* rows() {
    const read = (after: { number: number } | null, limit: number) =>
      booksAfter(db, edition.id, filter, { after, limit })
    for await (const one of inBatches<Awaited<ReturnType<typeof read>>[number]>(read)) {
      const { fields } = one
      yield [
        one.number,
        wayTexts[locale].states[one.state],
        t.nominations[one.nomination],
        one.title,
        authorOf(bookValues(fields), one.name),
        fields.publisher ?? '',
        fields.year ?? '',
        one.isbn ?? fields.isbn ?? '',
        fields.pages ?? '',
        fields.circulation ?? '',
        one.name,
        one.email,
        c.languages[localeFrom(one.locale)],
        one.hasReadingCopy ? c.yes : c.no,
        moment(one.copiesReceivedAt),
        one.twins,
        moment(one.createdAt),
        moment(one.updatedAt),
      ]
    }
  }
  return listFile(context, {
    name: 'award-applications',
    title: t.list.title,
    heading: [
      c.number,
      c.state,
      c.nomination,
      c.title,
      c.author,
      c.publisher,
      c.year,
      c.isbn,
      c.pages,
      c.circulation,
      c.applicant,
      c.email,
      c.language,
      c.readingCopy,
      c.copies,
      c.twins,
      c.sent,
      c.changed,
    ],
    rows: rows(),
  })
}
