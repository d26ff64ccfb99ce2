import { expect, test } from 'vitest'
import { chooseByMoment } from '../app/editions/by-moment.ts'
import { autumn2025, type Edition } from '../app/editions/edition.ts'
import { madeFrom } from '../app/editions/new-edition.ts'
import { fillFromEdition, phrasesOf } from '../app/editions/phrases.ts'
import { judgeSentence, sentencesIn } from '../app/editorial/checks/judge-promise.ts'
import { dayOf, partsOf } from '../app/platform/dates.ts'
import type { LocaleCode } from '../app/platform/languages.ts'
import { collectWritten, recordsOf } from './reading.ts'

// Pages, questions and releases, read at moments of two fairs: the one of the launch, which names a next one, and one that was
// made in the office, which names none.

const spring = madeFrom(autumn2025, '2026-04-02', autumn2025.exhibitors)
const autumn2026 = madeFrom(spring, '2026-10-09', null)
const named = { ...spring, nextFair: { firstDay: '2026-10-09', lastDay: '2026-10-12' } }
const written = (['pages', 'questions', 'releases'] as const).map(async kind =>
  (await recordsOf(kind)).flatMap(record =>
    collectWritten(record, `${kind}.${'key' in record ? record.key : record.slug}`),
  ),
)
const texts = (await Promise.all(written)).flat()

test.each<[string, Edition, string]>([
  ['while everything is open', autumn2025, '2025-08-20T10:00:00'],
  ['in the fair', autumn2025, '2025-09-25T12:00:00'],
  ['when it is over', autumn2025, '2025-09-28T00:00:00'],
  ['when answers are due', autumn2025, '2026-01-21T12:00:00'],
  ['in the next fair, before the site has turned', autumn2025, '2026-04-03T12:00:00'],
  ['after that one as well', autumn2025, '2026-04-06T00:00:00'],
  ['after a turn', spring, '2025-12-10T00:00:00'],
  ['after a turn, applications closed', spring, '2025-12-20T12:00:00'],
  ['after a turn, in the fair', spring, '2026-04-03T12:00:00'],
  ['after a turn, when the fair is over', spring, '2026-04-06T00:00:00'],
  ['after a turn, the next fair announced meanwhile', named, '2026-04-06T00:00:00'],
  ['after a second turn', autumn2026, '2026-04-20T12:00:00'],
])('%s: nothing is empty, nothing gone by is promised', (_, edition, moment) => {
  const now = new Date(`${moment}+03:00`)
  const read = readerThatShowsHoles(edition, now)
  const said = texts.map(({ at, language, text }) => ({ at, language, text: read(text, language) }))
  const faulty = said.filter(({ text }) => text === '' || faults.test(text))
  expect(faulty).toEqual([])
  // A release speaks on its own day, under its date.
  const ofToday = said.filter(({ at }) => !at.startsWith('releases.'))
  const stale = ofToday.flatMap(({ at, language, text }) =>
    sentencesIn(text).flatMap(sentence => {
      const judged = judgeSentence(sentence, language, dayOf(now), partsOf(edition.firstDay).year)
      return judged && judged.verdict !== 'true' ? [`${at}: ${sentence}`] : []
    }),
  )
  expect(stale).toEqual([])
})

// An empty value, a hole or a choice nobody filled, blanks that belong to nothing.
const faults = /∅|[{}]|\[\[|\]\]|\|\||^\s|\s$|\s{2}|\s[,.;:!?»”]|[«„(]\s/

/** As the site reads them, with a sign where a value says nothing. */
function readerThatShowsHoles(edition: Edition, now: Date) {
  const phrases = (locale: LocaleCode) =>
    Object.fromEntries(Object.entries(phrasesOf(edition, locale)).map(([name, said]) => [name, said || '∅']))
  const own = { ru: phrases('ru'), en: phrases('en') }
  return (text: string, locale: LocaleCode) =>
    fillFromEdition(chooseByMoment(text, edition, now), own[locale])
}
