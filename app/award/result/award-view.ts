import type { Edition } from '../../editions/edition.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import { fill, fillWith } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import type { Grade } from '../count/award-rule.ts'
import type { Protocol } from '../seal/protocol.ts'
import type { Cover } from './parts/book-cover.tsx'
import type { Seal } from './read-award.server.ts'
import { type Prize, type ResultView, resultView } from './result-view.ts'
import type { ResultTexts } from './texts.ru.ts'

type Place = { edition: Edition; locale: LocaleCode; t: ResultTexts }

/** «10 сентября 2025, 21:14:07», by the clocks of Moscow. */
export function momentTo(second: Date, locale: LocaleCode): string {
  const moscow = new Date(second.getTime() + 3 * 60 * 60 * 1_000).toISOString()
  return `${formatDay(dayOf(second), locale, { withYear: true })}, ${moscow.slice(11, 19)}`
}

/** The days and the hour that texts of the award speak of. */
export function ceremonyPhrases({ award }: Edition, locale: LocaleCode) {
  return {
    day: formatDay(award.announcedOn, locale),
    time: award.announcedAt,
    shortlistDay: formatDay(award.shortlistOn, locale),
  }
}

/** The number of a receipt as people read it. */
export function receiptNumber(serial: string): string {
  return BigInt(`0x${serial}`).toString().padStart(6, '0')
}

export type SealView = ReturnType<typeof sealView>

export function sealView(seal: Seal, { edition, locale, t: { seal: t } }: Place) {
  const say = fillWith(ceremonyPhrases(edition, locale))
  const { stampSerial } = seal
  return {
    t: {
      ...t,
      explained: t.explained.map(({ title, text }) => ({ title: say(title), text: say(text) })),
      questions: t.questions.map(({ question, answer }) => ({ question, answer: say(answer) })),
    },
    hash: seal.hash,
    sealedAt: momentTo(seal.sealedAt, locale),
    receipt: stampSerial ? fill(t.receiptNumber, { number: receiptNumber(stampSerial) }) : t.pending,
    hasReceipt: stampSerial !== null,
    protocolPath: withLocale('/award/protocol/', locale),
  }
}

export type LaureateView = {
  key: string
  prize: string
  /** Words instead of a book where nothing was awarded. */
  without: { title: string; text: string } | null
  number: string | null
  author: string
  title: string
  imprint: string
  reason: string | null
  isShared: boolean
  picture: string | null
  cover: Cover | null
  notes: string[]
}

/** The prizes of a year in their order, with what is known of each book. */
export function laureateViews(
  { prizes }: ResultView,
  covers: ReadonlySet<string>,
  { edition, t }: Pick<Place, 'edition' | 't'>,
): LaureateView[] {
  return prizes.flatMap(({ prize, laureates, outcome }, place) => {
    const name = t.prizes[prize]
    if (laureates.length === 0) return [withoutAward(prize, name, outcome, t)]
    return laureates.map(book => ({
      key: `${prize} ${book.id}`,
      prize: name,
      without: null,
      number: fill(t.laureates.number, { number: book.id }),
      author: book.author,
      title: book.title,
      imprint: fill(t.laureates.imprint, { publisher: book.publisher, year: book.year }),
      reason: null,
      isShared: laureates.length > 1,
      picture: covers.has(book.id) ? `/award/covers/${edition.id}/${book.id}.webp` : null,
      cover: { ...book, heightCm: 22, widthCm: 16, look: place },
      notes: book.notes,
    }))
  })
}

function withoutAward(
  prize: Prize,
  name: string,
  outcome: string,
  { laureates: t }: ResultTexts,
): LaureateView {
  const text = prize === 'jury-prize' ? t.noPrize : outcome === 'no-quorum' ? t.noQuorum : t.notAwardedText
  return {
    key: prize,
    prize: name,
    without: { title: t.notAwarded, text },
    number: null,
    author: '',
    title: '',
    imprint: '',
    reason: null,
    isShared: false,
    picture: null,
    cover: null,
    notes: [],
  }
}

export type AnnouncedView = ReturnType<typeof announcedView>

/** Everything that is shown of an open protocol. */
export function announcedView(
  protocol: Protocol,
  seal: Seal,
  covers: ReadonlySet<string>,
  { edition, locale, t }: Place,
) {
  const view = resultView(protocol)
  const { received, admitted } = view.applications
  const laureates = laureateViews(view, covers, { edition, t })
  const books = new Set(laureates.flatMap(({ number }) => number ?? []))
  return {
    t,
    locale,
    title:
      books.size > 0
        ? (t.laureates.titles[books.size - 1] ??
          fill(plural(books.size, locale, t.laureates.title), { count: books.size }))
        : t.laureates.none,
    numbers: fill(t.laureates.numbers, {
      applications: fill(plural(received, locale, t.laureates.applications), { count: received }),
      admitted,
      jurors: fill(plural(view.jurors, locale, t.laureates.jurors), { count: view.jurors }),
    }),
    laureates,
    votes: view.votes.map(vote => ({
      prize: t.prizes[vote.nomination],
      ballots: fill(plural(vote.ballots, locale, t.votes.ballots), { count: vote.ballots }),
      books: vote.books.map(({ median, ...book }) => ({ ...book, median: median && gradeName(median, t) })),
    })),
    seal: sealView(seal, { edition, locale, t }),
    proofText: fill(t.proof.text, { sealedOn: formatDay(dayOf(seal.sealedAt), locale) }),
    paths: {
      protocol: withLocale('/award/protocol/', locale),
      laureates: withLocale('/award/laureates/', locale),
      jury: withLocale('/award/jury/', locale),
    },
  }
}

function gradeName(grade: Grade, t: ResultTexts): string {
  return t.grades[grade]
}
