import { openFair } from '../../editions/open-fair.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { fill } from '../../platform/fill.ts'
import { formatRoubles } from '../../platform/money.ts'
import { clockOf } from '../stands/clock-of.ts'
import { nearestFree } from '../stands/nearest-stands.ts'
import { readStands } from '../stands/read-stands.server.ts'
import type { StandView } from '../stands/stand-view.ts'
import { type HallKey, hallKeys } from './halls.ts'
import { loadSummary } from './load-summary.server.ts'
import type { OwnStand } from './read-own-stand.server.ts'
import { readStandFilter, type StandFilter, standSearch } from './stand-filter.ts'
import { listOf, planLines, planOf, type ShownStand, shownStand } from './stands-view.ts'
import { choiceTexts } from './texts.server.ts'

/** Everything of the page once there is something to choose: the plan, the list beside it, what is one's own. */
export async function loadChoice(context: SignedIn<LoadContext>, own: OwnStand) {
  const { db, locale, now, search, posted } = context
  const t = choiceTexts[locale]
  const fair = own.application?.editionId ?? openFair.id
  const views = await readStands(db, fair, now)
  const mine = own.hold?.standCode ?? null
  const shown = views.map(view => shownStand(view, mine, { t, locale }))
  const asked = readStandFilter(search)
  const chosen = shown.find(({ code }) => code === search.get('stand')) ?? null
  const hall = asked.hall ?? chosen?.hall ?? shown.find(({ code }) => code === mine)?.hall ?? hallKeys[0]
  const filter = { ...asked, hall }
  const listed = listOf(filter, views, shown)
  const freeIn = (key: HallKey) => shown.filter(stand => stand.hall === key && stand.state === 'free').length
  return {
    /** Goes along with every form: what is shown is what is changed. */
    fair,
    hall,
    halls: hallKeys.map(key => ({
      key,
      label: t.halls[key],
      free: freeIn(key),
      to: standSearch({ ...asked, hall: key }) || '?',
    })),
    mine,
    mayChoose: own.mayChoose,
    plan: planOf(hall, views, shown),
    lines: planLines,
    addressOf: Object.fromEntries(shown.map(({ code }) => [code, standSearch({ ...asked, hall }, code)])),
    list: listed,
    all: shown.length,
    hasFree: freeIn(hall) > 0,
    filter: filterView(filter, views, locale),
    selected: chosen && chosen.code !== mine ? chosen : null,
    lost: posted?.errors[0]?.field === 'taken' ? nearestTo(posted.values.stand ?? '', views, shown) : null,
    summary: await loadSummary(context, own, shown),
    // The feed of stands is that of the open fair; of another the page shows what was so when it was made.
    isLive: fair === openFair.id,
    live: { now: now.getTime(), at: clockOf(now), words: liveWords(locale) },
  }
}

export type ChoiceData = Awaited<ReturnType<typeof loadChoice>>

/** Where somebody was quicker: what is free of the same size, near by. */
function nearestTo(code: string, views: readonly StandView[], shown: readonly ShownStand[]) {
  const nearest = nearestFree(code.trim().toUpperCase(), views)
  return nearest.flatMap(({ code }) => shown.find(stand => stand.code === code) ?? [])
}

function filterView(
  filter: StandFilter & { hall: HallKey },
  views: readonly StandView[],
  locale: LoadContext['locale'],
) {
  const t = choiceTexts[locale]
  const areas = [...new Set(views.map(({ areaM2 }) => areaM2))].sort((one, other) => one - other)
  const prices = [250_000, 300_000, 350_000].filter(roubles =>
    views.some(({ priceKopecks }) => priceKopecks > roubles * 100),
  )
  const { hall, isEverywhere, isFreeOnly, areaM2, mostRoubles } = filter
  return {
    hall,
    isEverywhere,
    isFreeOnly,
    isFiltered: isEverywhere || isFreeOnly || areaM2 !== null || mostRoubles !== null,
    area: String(areaM2 ?? ''),
    price: String(mostRoubles ?? ''),
    areas: areas.map(area => ({ value: String(area), label: fill(t.area, { area }) })),
    prices: prices.map(roubles => ({
      value: String(roubles),
      label: fill(t.list.upTo, { price: formatRoubles(roubles * 100, locale) }),
    })),
  }
}

/** What the page's script says by itself. */
function liveWords(locale: LoadContext['locale']) {
  const { states, plan, free } = choiceTexts[locale]
  const { live, polled, lost, lostNote, changed } = plan
  return { states, live, polled, lost, lostNote, changed, free }
}
