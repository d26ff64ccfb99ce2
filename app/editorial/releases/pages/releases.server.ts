import { type Actions, goTo, showAgain } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { transaction } from '../../../platform/database/transaction.server.ts'
import { type Day, dayAfter, dayOf, daysBetween, formatDay, isDay, partsOf } from '../../../platform/dates.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { loadEditorialFrame } from '../../office/load-frame.server.ts'
import { mayEdit } from '../../rights.ts'
import { makeRelease } from '../add-to-release.server.ts'
import { type ListedRelease, readReleases } from '../read-releases.server.ts'
import { releaseTexts } from '../texts.server.ts'

export const calendarDays = 14
// The day before yesterday is still of interest: what went out then can be taken back.
const daysBefore = 2

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, person, search, now, posted } = context
  const { open, past } = await readReleases(db, person)
  const asked = search.get('from') ?? ''
  const today = dayOf(now)
  const from = isDay(asked) ? asked : dayAfter(today, -daysBefore)
  const t = releaseTexts[locale]
  const row = (release: ListedRelease) => {
    const moment = momentOf(release)
    return {
      id: release.id,
      to: `/office/releases/${release.id}/`,
      title: release.title,
      state: release.state,
      origin: release.origin,
      count: release.count,
      when: moment ? `${formatDay(dayOf(moment), locale)}, ${timeOf(moment)}` : '',
      who: release.publishedByName ?? release.plannedByName ?? release.madeByName,
    }
  }
  const cards = [...open, ...past].flatMap(release => {
    const moment = momentOf(release)
    const place = moment ? daysBetween(from, dayOf(moment)) : -1
    // A list says it better than a calendar when fifty rows were published one by one.
    const isShown = place >= 0 && place < calendarDays && release.origin !== 'bulk'
    return isShown ? [{ ...row(release), place, at: moment?.getTime() ?? 0 }] : []
  })
  return {
    ...(await loadEditorialFrame(context)),
    typed: { title: posted?.values.title ?? '', note: posted?.values.note ?? '' },
    mayMake: mayEdit(person, 'publish'),
    open: open.map(row),
    past: past.map(row),
    from,
    earlier: dayAfter(from, -7),
    later: dayAfter(from, 7),
    isMoved: isDay(asked),
    days: Array.from({ length: calendarDays }, (_, place) =>
      dayShown(dayAfter(from, place), today, t.weekdays),
    ),
    now: `${formatDay(today, locale)}, ${timeOf(now)}`,
    cards: inRows(cards.toSorted((a, b) => a.at - b.at)),
  }
}

export type ReleasesData = Awaited<ReturnType<typeof load>>

function momentOf({ state, plannedFor, publishedAt, takenBackAt }: ListedRelease): Date | null {
  if (state === 'published') return publishedAt
  return state === 'taken-back' ? (publishedAt ?? takenBackAt) : plannedFor
}

function dayShown(day: Day, today: Day, weekdays: readonly string[]) {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return {
    day,
    label: `${partsOf(day).date}, ${weekdays[weekday]}`,
    isToday: day === today,
    isWeekend: weekday === 0 || weekday === 6,
  }
}

const cardDays = 4

/** A card is wider than its day: each takes the first row in which nothing stands in its way. */
function inRows<Card extends { place: number }>(cards: readonly Card[]): (Card & { row: number })[] {
  const ends: number[] = []
  return cards.map(card => {
    const start = Math.min(card.place, calendarDays - cardDays)
    const free = ends.findIndex(end => end <= start)
    const row = free < 0 ? ends.length : free
    ends[row] = start + cardDays
    return { ...card, row }
  })
}

export const actions: Actions = {
  make: using(['releaseDesk'], async ({ fields, person, locale, now }, { releaseDesk }) => {
    const { title = '', note = '' } = fields
    const made = await transaction(releaseDesk.pool, tx =>
      makeRelease(tx, person, { title, note, origin: 'gathered' }, now),
    )
    if (typeof made !== 'string') return goTo(`/office/releases/${made.id}/?done=made`)
    return showAgain({ title, note }, [{ field: made, message: releaseTexts[locale].refusals[made] }])
  }),
  default: async ({ locale }) =>
    showAgain({}, [{ field: 'unknown', message: releaseTexts[locale].refusals.unknown }]),
}
