import { exhibitionJsonLd } from '../../box-office/catalogue/exhibition-json-ld.ts'
import { refundSteps } from '../../content/blocks/block-sums.ts'
import type { BlockView } from '../../content/blocks/block-view.ts'
import { fairSections } from '../../content/blocks/home-sections.ts'
import { loadPage, readerOf } from '../../content/load-page.server.ts'
import { publishedSpeakers } from '../../content/queries.server.ts'
import {
  type EventReader,
  publishedParticipants,
  publishedPartners,
  publishedQuestions,
  type Reader,
} from '../../content/read-lists.server.ts'
import { speakerCard } from '../../content/speaker-card.ts'
import { phrasesOf } from '../../editions/phrases.ts'
import { type Season, seasonOf } from '../../editions/rules.ts'
import { imageUrl, isSvg } from '../../images/rules.ts'
import { planStripLines } from '../../navigator/building-lines.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import { formatDay, formatDays } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type {} from '../../programme/push/push-desk.ts'
import { fairDays, momentOf, programmeRows } from '../../programme/queries.server.ts'
import { dayOn, nextDoorTurn } from '../../today/fair-hours.ts'
import type { TodayData } from '../../today/parts/today.tsx'
import { readToday } from '../../today/read-today.server.ts'
import { todayTags } from '../../today/today-tags.ts'
import todayEn from '../../today/today-texts.en.ts'
import todayRu from '../../today/today-texts.ru.ts'
import { priceRows, tourRows } from '../home-prices.ts'
import { firstDayShown, rowsByDay } from '../home-programme.ts'
import en from '../home-texts.en.ts'
import ru from '../home-texts.ru.ts'
import { heroFirst, placedRuns } from '../parts/home-blocks.ts'

const words = { ru, en }
const todayWords = { ru: todayRu, en: todayEn }

const speakersShown = 6
const partnersShown = 8
export const load = using(['push'], async (context: LoadContext, { push }) => {
  const { db, locale, edition } = context
  context.dependsOn('speakers', 'pictures', 'participants', 'partners', 'questions')
  const reader = readerOf(context)
  const whole = await loadPage(context, 'home')
  const season = seasonOf(edition, context.now)
  const today = has(whole, 'today') ? await todayOf(context, reader, push !== null) : null
  const page = { ...whole, blocks: heroFirst(whole.blocks).filter(isOfSeason(season, today !== null)) }
  const speakers = has(page, 'speakers') ? await publishedSpeakers(db, locale) : []
  const [picture] = Object.keys(page.pictures)
  const first = speakers.toSorted((one, other) => one.speaker.id - other.speaker.id).slice(0, speakersShown)
  const phrases = phrasesOf(edition, locale)
  return {
    page,
    runs: placedRuns(page.blocks),
    words: words[locale],
    season,
    phrases,
    dates: season === 'next' ? phrases.nextFair : phrases.fairDates,
    opening: openingOf(context, season),
    today,
    sections: has(page, 'sections') ? await sectionsOf(reader) : [],
    programme: has(page, 'programme') ? await programmeOf(context) : null,
    speakers: first.map(row => speakerCard(row.speaker, row.picture, locale)),
    speakerCount: speakers.length,
    tickets: {
      rows: priceRows(edition, locale),
      refunds: refundSteps(edition, locale),
      payoutDays: phrases.payoutDays ?? '',
    },
    tours: tourRows(edition, locale),
    event: exhibitionJsonLd(edition, { locale, now: context.now, description: page.description, picture }),
    award: has(page, 'award')
      ? { ...(await wordsOf(context, 'award')), dates: reader.fill(words[locale].awardDates) }
      : null,
    newsletter: has(page, 'newsletter') ? await wordsOf(context, 'newsletter') : null,
    plan: has(page, 'directions') ? planStripLines() : null,
    questions: has(page, 'home-questions') ? await questionsOf(reader) : [],
    partners: has(page, 'partners') ? await partnersOf(reader) : [],
  }
})

type Blocks = { blocks: BlockView[] }

// What nobody sees is not read either.
const has = (page: Blocks, kind: BlockView['kind']) => page.blocks.some(block => block.kind === kind)

/** Tickets and tours are sold while this fair is ahead or on; its day is told while it lasts. */
function isOfSeason(season: Season, isToday: boolean) {
  return ({ kind }: BlockView): boolean =>
    kind === 'today' ? isToday : season === 'this' || (kind !== 'tickets' && kind !== 'tours')
}

/** How another page calls itself and begins. */
async function wordsOf(context: LoadContext, key: string) {
  const { title, lead } = await loadPage(context, key)
  return { title, lead }
}

/** The hours of this fair; once it is over, when it was and when the next one is. */
function openingOf({ edition, locale }: LoadContext, season: Season): { when: string; what: string }[] {
  const { vipOpening, visitorDays } = edition
  const t = words[locale]
  const phrases = phrasesOf(edition, locale)
  if (season === 'next') return [{ when: phrases.nextFair, what: fill(t.fairIsOver, phrases) }]
  if (season === 'none') return []
  const { first, last, from, to } = visitorDays
  return [
    { when: `${formatDay(vipOpening.day, locale)}, ${vipOpening.from}–${vipOpening.to}`, what: t.vipOpening },
    { when: `${formatDays(first, last, locale)}, ${from}–${to}`, what: t.visitorDays },
  ]
}

export type HomeData = Awaited<ReturnType<typeof load>>

/** The six sections in the order of the plan, with the first names of each. */
async function sectionsOf(reader: EventReader) {
  const everybody = await publishedParticipants(reader)
  return fairSections.map(section => {
    const members = everybody.filter(participant => participant.section === section)
    return {
      section,
      letter: members[0]?.standCode.charAt(0) ?? '',
      count: members.length,
      names: members.slice(0, 3).map(({ name }) => name),
    }
  })
}

const minuteMs = 60_000

/**
 * The day, from an hour before the doors open until they close. The page says how many minutes are left, so each minute has
 * one of its own: made once, whoever asks.
 */
async function todayOf(
  context: LoadContext,
  reader: EventReader,
  mayTell: boolean,
): Promise<TodayData | null> {
  const { edition, now, locale } = context
  const turn = nextDoorTurn(edition, now)
  if (turn) context.trueUntil(turn)
  if (!dayOn(edition, now)) return null
  context.dependsOn(...todayTags)
  context.trueUntil(new Date((Math.floor(now.getTime() / minuteMs) + 1) * minuteMs))
  const view = await readToday(reader, now)
  return view && { view, now: now.toISOString(), words: todayWords[locale], mayTell }
}

async function programmeOf(context: LoadContext) {
  const { edition, now } = context
  const events = await programmeRows(context)
  momentOf(context, events)
  const rows = rowsByDay(events, now)
  const days = fairDays(context).map(({ day, date, weekday, name }) => ({
    key: day,
    date,
    weekday,
    name,
    count: events.filter(event => event.day === day).length,
    rows: rows.get(day) ?? [],
  }))
  return { first: firstDayShown(edition, now), days }
}

async function questionsOf(reader: Reader) {
  const all = await publishedQuestions(reader)
  return all
    .filter(({ isOnHome }) => isOnHome)
    .map(({ slug, question, answer }) => ({ slug, question, answer }))
}

async function partnersOf(reader: Reader) {
  const all = await publishedPartners(reader)
  return all.slice(0, partnersShown).map(({ slug, name, role, markPath }) => {
    const mark = imageUrl(markPath, { width: 420, format: 'webp' })
    return { slug, name, role, mark, isLogo: !isSvg(markPath) }
  })
}
