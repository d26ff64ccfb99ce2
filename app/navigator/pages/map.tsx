import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMyPlan } from '../../my-plan/parts/use-my-plan.ts'
import { useIsHydrated } from '../../navigation/hydration.tsx'
import { Link, localHref } from '../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { plural } from '../../platform/plurals.ts'
import { Icon } from '../../ui/icon.tsx'
import { nameOfMark } from '../exhibitors.ts'
import { floorOf, hashOf, noRoute } from '../map-address.ts'
import { jumpTo } from '../parts/jump-to.ts'
import { MapChips, MapSearch } from '../parts/map-filters.tsx'
import { MapSheet } from '../parts/map-sheet.tsx'
import { MapTexts } from '../parts/map-texts.tsx'
import { MarkList } from '../parts/mark-list.tsx'
import { NextStopSlot } from '../parts/next-stop-slot.tsx'
import { PlanLegend } from '../parts/plan-legend.tsx'
import type { MarkLook } from '../parts/plan-marks.tsx'
import { type Overlay, StandPlan } from '../parts/stand-plan.tsx'
import { useChosenRow } from '../parts/use-chosen-row.ts'
import { useChunk } from '../parts/use-chunk.ts'
import { useMapAddress } from '../parts/use-map-address.ts'
import { useSeenStands } from '../parts/use-seen-stands.ts'
import { useShownMarks } from '../parts/use-shown-marks.ts'
import { useWalk, useWalkChunk, type WalkChunk } from '../parts/use-walk.ts'
import { stands } from '../plan-stands.ts'
import type { SheetStop } from '../sheet-stops.ts'
import type { NavigatorTexts } from '../texts.ru.ts'
import type { PlannedRoute } from '../walk-planner.ts'
import type { load } from './map.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, NavigatorTexts>

const none: readonly string[] = []
const barButton =
  'inline-flex min-h-12 shrink-0 items-center justify-center border border-edge bg-raised hover:border-ink lg:hidden'

const chosenBar = () => import('../parts/chosen-bar.tsx')

export default function FloorPlan({ data, t, locale }: Props) {
  const { address, change, choose } = useMapAddress()
  const { chosen } = address
  const isHydrated = useIsHydrated()
  const { pathname, search } = useView()
  const seen = useSeenStands()
  const kept = useMyPlan().participants
  const sheet = useRef<HTMLDivElement>(null)
  const exhibitors = useMemo(() => new Map(data.exhibitors.map(one => [one.code, one])), [data.exhibitors])
  const favourites = new Set(
    data.exhibitors.filter(({ slug }) => kept.includes(slug)).map(({ code }) => code),
  )
  const nameOf = useCallback(
    (id: string) => nameOfMark(id, exhibitors, data.places, t),
    [exhibitors, data.places, t],
  )
  const shown = useShownMarks(address, exhibitors, favourites, data.places, t)
  const bar = useChunk(chosen !== null, chosenBar)
  const [stop, setStop] = useState<SheetStop>('folded')
  useChosenRow(chosen)

  const tour = data.tours.find(({ key }) => key === address.tour)
  const tourTitle = address.tour === null ? null : (tour?.title ?? t.tourMine)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const isRouteAsked = address.tour !== null || address.to !== null
  // What an address asks for is on the sheet, and the plan in sight above it.
  const asked = chosen ?? address.to ?? address.tour
  useEffect(() => {
    if (asked) setStop('half')
  }, [asked])
  const walk = useWalkChunk(isRouteAsked || isPanelOpen, locale)
  const stops = tour ? tour.steps.flatMap(step => step.stops) : [...favourites]
  const planning = useWalk(walk, address, stops, nameOf)
  const route = planning?.ok ? planning.route : null
  const overlay = useMemo(() => overlayOf(walk, route), [walk, route])
  const sum = walk && walk !== 'failed' && route && walk.panel.routeSum(route, walk.words, t, locale)

  const look: MarkLook = {
    nameOf,
    hrefOf(id) {
      if (isHydrated) return hashOf(id)
      const path = exhibitors.get(id)?.path
      // Without a script a place is in the list, and a stand has its page.
      return path ? localHref(path, locale, pathname) : '#map-list'
    },
    isMissed: id => shown !== null && !shown.has(id),
    standLook: code => ({ isFavourite: favourites.has(code), isSeen: seen.includes(code) }),
  }
  const found = shown && fill(plural(shown.size, locale, t.found), { count: shown.size })
  const news = [found, chosen && nameOf(chosen), sum]
  const count = found ?? fill(plural(stands.length, locale, t.stands), { count: stands.length })

  function show(id: string) {
    choose(id)
    if (stop !== 'half') setStop('half')
    toTop(sheet.current)
  }

  function letGo() {
    if (stop !== 'folded' && isOverPlan(sheet.current)) setStop('folded')
    else choose(null)
  }

  function clearRoute() {
    change(noRoute)
    setPanelOpen(false)
  }

  function showStepFree() {
    change({ accessible: '1', from: null, to: chosen ?? 'lecture-hall', tour: null })
  }

  const walkCode = walk === 'failed' ? null : walk
  return (
    <div className="map-page page">
      <div className="map-head">
        <h1 className="type-d2 lg:text-[3.25rem] lg:[font-stretch:64%]">{data.page.title}</h1>
        <div className="flex gap-2">
          <Link to="/navigator/" aria-label={t.toNavigator} className={`${barButton} w-11`}>
            <Icon name="arrow-left" />
          </Link>
          <MapSearch query={address.query} onQuery={q => change({ q })} label={t.search} />
          <Link
            to="#map-list"
            onClick={event => {
              event.preventDefault()
              setStop('full')
              jumpTo('map-list')
            }}
            className={`${barButton} type-small gap-2 px-2.5`}
          >
            <Icon name="list" />
            {t.toList}
          </Link>
        </div>
      </div>
      <div className="map-stage" data-stop={stop}>
        <div className="map-plan">
          <StandPlan
            building={data.building}
            floor={address.floor}
            onFloor={floor => change({ floor: floor === floorOf(chosen ?? '') ? null : floor })}
            chosen={chosen}
            onChoose={id => (id === null ? letGo() : show(id))}
            look={look}
            overlay={overlay}
            meant={isRouteAsked ? [address.to ?? '', address.from ?? '', ...(tourTitle ? stops : [])] : none}
            hasStepFreeWay
            sheet={sheet}
            t={t}
            className="grow"
          />
        </div>
        <MapSheet stop={stop} onStop={setStop} sheet={sheet} title={chosen || sum ? null : count} t={t}>
          <div className="map-bars">
            {search === '' && !chosen && <NextStopSlot />}
            {walkCode && sum && (
              <walkCode.panel.RouteBar
                title={tourTitle ?? t.route}
                sum={sum}
                onSteps={() => {
                  if (stop === 'folded') setStop('half')
                  jumpTo('route')
                }}
                onClear={clearRoute}
                t={t}
              />
            )}
            {walk === 'failed' && isRouteAsked && (
              <p role="alert" className="map-bar">
                {t.routeFailed}
              </p>
            )}
            {chosen && bar && bar !== 'failed' && (
              <bar.ChosenBar
                key={chosen}
                id={chosen}
                exhibitor={exhibitors.get(chosen)}
                places={data.places}
                minutes={data.minutes[chosen]}
                onRoute={() => change({ to: chosen, tour: null })}
                onChoose={show}
                onClose={() => {
                  choose(null)
                  setStop('folded')
                }}
                t={t}
                locale={locale}
              />
            )}
          </div>
          <MapChips
            address={address}
            onChange={change}
            onStepFree={showStepFree}
            keptCount={favourites.size}
            t={t}
          />
          <PlanLegend
            onRoute={() => {
              setPanelOpen(true)
              setStop('half')
              jumpTo('route')
            }}
            onStepFree={showStepFree}
            t={t}
          />
          <div className="map-list">
            {walkCode && (isRouteAsked || isPanelOpen) && (
              <walkCode.panel.RoutePanel
                address={address}
                planning={planning}
                tourTitle={tourTitle}
                tourSteps={tour?.steps ?? []}
                onChange={change}
                onClose={clearRoute}
                takesFocus={isPanelOpen}
                nameOf={nameOf}
                places={data.places}
                words={walkCode.words}
                t={t}
                locale={locale}
              />
            )}
            <h2 id="map-list" tabIndex={-1} className="sr-only">
              {t.list}
            </h2>
            {shown?.size === 0 && (
              <p className="type-body border-t-3 border-ink py-4 text-ink-2">
                {address.show === 'mine' && favourites.size === 0 ? t.nothingKept : t.nothing}
              </p>
            )}
            <MarkList
              exhibitors={exhibitors}
              words={data.places}
              shown={shown}
              chosen={chosen}
              onChoose={show}
              isHydrated={isHydrated}
              t={t}
              locale={locale}
            />
          </div>
          <div className="map-texts">
            <MapTexts blocks={data.page.blocks} />
          </div>
        </MapSheet>
      </div>
      <p role="status" className="sr-only">
        {news.filter(Boolean).join('. ')}
      </p>
    </div>
  )
}

export function head({ data, t }: Props): PageHead {
  return {
    title: data.page.title,
    description: data.page.description,
    breadcrumbs: [
      { label: t.navigator, to: '/navigator/' },
      { label: data.page.title, to: '/navigator/map/' },
    ],
  }
}

/** The line of a route, or null while there is none to draw. */
function overlayOf(walk: WalkChunk | 'failed' | null, route: PlannedRoute | null): Overlay | null {
  if (walk === null || walk === 'failed' || !route) return null
  const { RouteLine } = walk.panel
  return {
    ground: <RouteLine route={route} floor="ground" />,
    upper: <RouteLine route={route} floor="upper" />,
  }
}

/** A sheet lies over the plan on narrow screens only. */
function isOverPlan(sheet: HTMLElement | null) {
  return sheet !== null && sheet.getBoundingClientRect().height > 0
}

/** What has been chosen is told at the top of the sheet. */
function toTop(sheet: HTMLElement | null) {
  sheet?.querySelector('.map-sheet-body')?.scrollTo({ top: 0, behavior: 'instant' })
}
