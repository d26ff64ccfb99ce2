import type { Edition } from '../../editions/edition.ts'
import { formatDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import type { AnnounceTexts } from './announce-texts.ru.ts'
import type { ResultView } from './result-view.ts'
import type { ResultTexts } from './texts.ru.ts'

type Words = { locale: LocaleCode; t: AnnounceTexts; prizes: ResultTexts['prizes'] }

/** The release of the evening: who has won what, and how that can be checked. */
export function releaseText(
  { prizes, applications }: ResultView,
  hash: string,
  edition: Edition,
  words: Words,
) {
  const { locale, prizes: names } = words
  const t = words.t.release
  const { admitted, received } = applications
  return {
    title: t.title,
    lead: fill(t.lead, { day: formatDay(edition.award.announcedOn, locale) }),
    body: [
      fill(t.intro, {
        admitted: fill(plural(admitted, locale, t.books), { count: admitted }),
        received: fill(plural(received, locale, t.applications), { count: received }),
      }),
      ...prizes.map(({ prize, laureates }) =>
        laureates.length === 0
          ? fill(t.notGiven, { prize: names[prize] })
          : fill(t.given, {
              prize: names[prize],
              books: laureates
                .map(({ author, title, publisher, year }) =>
                  plain(fill(t.book, { author, title, publisher, year })),
                )
                .join('; '),
            }),
      ),
      fill(t.check, { hash }),
    ],
  }
}

// What applicants write is no template: braces of theirs are not filled in.
function plain(text: string): string {
  return text.replaceAll('{', '(').replaceAll('}', ')').replaceAll('[[', '[').replaceAll(']]', ']')
}
