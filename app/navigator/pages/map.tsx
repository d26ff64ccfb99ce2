import { useCallback, useEffect, useMemo, useRef } from 'react'
import { Paragraphs } from '../../content/parts/text-blocks.tsx'
import type { BlockOf } from '../../content/shown-blocks.ts'
import { useMyPlan } from '../../my-plan/parts/use-my-plan.ts'
import { localHref } from '../../navigation/link.tsx'
import { type PageHead, type PageProps, useIsHydrated, useView } from '../../navigation/view.ts'
import { plural } from '../../platform/plurals.ts'
import { floorOf, hashOf } from '../map-address.ts'
import { ChosenBar } from '../parts/chosen-bar.tsx'
import { MapFilters } from '../parts/map-filters.tsx'
import { MarkList } from '../parts/mark-list.tsx'
import { PlanLegend } from '../parts/plan-legend.tsx'
import type { MarkLook } from '../parts/plan-marks.tsx'
import { RouteBar } from '../parts/route-bar.tsx'
import { noRoute, RoutePanel, routeSum } from '../parts/route-panel.tsx'
import { StandPlan } from '../parts/stand-plan.tsx'
import { useMapAddress } from '../parts/use-map-address.ts'
import { useRoute } from '../parts/use-route.ts'
import { useSeenStands } from '../parts/use-seen-stands.ts'
import { placeOf } from '../plan-places.ts'
import { stands } from '../plan-stands.ts'
import { shownMarks } from '../shown-marks.ts'
import type { NavigatorTexts } from '../texts.ru.ts'
import type { load } from './map.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, NavigatorTexts>

export default function FloorPlan({ data, t, locale }: Props) {
  const { address, change, choose } = useMapAddress()
  const isHydrated = useIsHydrated()
  const { pathname } = useView()
  const kept = useMyPlan().participants
  const seen = useSeenStands()
  const exhibitors = useMemo(() => new Map(data.exhibitors.map(one => [one.code, one])), [data.exhibitors])
  const favourites = new Set(
    data.exhibitors.filter(({ slug }) => kept.includes(slug)).map(({ code }) => code),
  )
  const shown = shownMarks(address, exhibitors, favourites, t)
  const nameOf = useCallback((id: string) => nameOfMark(id, exhibitors, t), [exhibitors, t])
  const tour = data.tours.find(({ key }) => key === address.tour)
  const stops = tour ? tour.steps.flatMap(step => step.stops) : [...favourites]
  const planning = useRoute(address, stops, nameOf, t)
  const route = planning !== null && planning !== 'failed' && planning.ok ? planning.route : null
  const tourTitle = address.tour === null ? null : (tour?.title ?? t.tourMine)
  const { chosen } = address
  const sheet = useRef<HTMLDivElement>(null)
  useChosenRow(chosen)

  const look: MarkLook = {
    nameOf,
    hrefOf(id) {
      if (isHydrated) return hashOf(id)
      const slug = exhibitors.get(id)?.slug
      // Without a script a place is in the list, and a stand has its page.
      return slug ? localHref(`/participants/${slug}/`, locale, pathname) : '#map-list'
    },
    isMissed: id => shown !== null && !shown.has(id),
    standLook: code => ({ isFavourite: favourites.has(code), isSeen: seen.includes(code) }),
  }
  const count = plural(stands.length, locale, t.stands).replace('{count}', String(stands.length))
  const sum = route && routeSum(route, t, locale)
  const texts = data.page.blocks.filter((block): block is BlockOf<'text'> => block.kind === 'text')
  return (
    <div className="map-page page pb-16">
      <div className="map-screen">
        <div className="map-head">
          <h1 className="type-d2 lg:text-[3.25rem] lg:[font-stretch:64%]">{data.page.title}</h1>
          <MapFilters address={address} onChange={change} keptCount={favourites.size} t={t} />
        </div>
        <div className="map-plan">
          <StandPlan
            floor={address.floor}
            onFloor={floor => change({ floor: floor === floorOf(chosen ?? '') ? null : floor })}
            chosen={chosen}
            onChoose={choose}
            look={look}
            route={route}
            hasStepFreeWay
            sheet={sheet}
            t={t}
            className="grow"
          />
          <div ref={sheet} className="map-bars">
            {route && sum && (
              <RouteBar title={tourTitle ?? t.route} sum={sum} onClear={() => change(noRoute)} t={t} />
            )}
            {chosen && (
              <ChosenBar
                key={chosen}
                id={chosen}
                exhibitor={exhibitors.get(chosen)}
                minutes={data.minutes[chosen]}
                onRoute={() => change({ to: chosen, tour: null })}
                onClose={() => choose(null)}
                t={t}
                locale={locale}
              />
            )}
          </div>
          <a href="#map-list" className="link inline-flex min-h-11 items-center self-start lg:hidden">
            {t.toList.replace('{count}', count)}
          </a>
          <PlanLegend
            onStepFree={() =>
              change({ accessible: '1', from: null, to: chosen ?? 'lecture-hall', tour: null })
            }
            t={t}
          />
        </div>
        <div className="map-list">
          <h2 id="map-list" className="sr-only">
            {t.list}
          </h2>
          {shown?.size === 0 && (
            <p className="type-body border-t-3 border-ink py-4 text-ink-2">
              {address.show === 'mine' && favourites.size === 0 ? t.nothingKept : t.nothing}
            </p>
          )}
          <MarkList
            exhibitors={exhibitors}
            shown={shown}
            chosen={chosen}
            onChoose={choose}
            isHydrated={isHydrated}
            t={t}
            locale={locale}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {[
          shown && plural(shown.size, locale, t.found).replace('{count}', String(shown.size)),
          chosen && nameOf(chosen),
          sum,
        ]
          .filter(Boolean)
          .join('. ')}
      </p>
      <div className="grid gap-10 pt-8 lg:pt-12">
        <RoutePanel
          address={address}
          planning={planning}
          tourTitle={tourTitle}
          tourSteps={tour?.steps ?? []}
          onChange={change}
          nameOf={nameOf}
          t={t}
          locale={locale}
        />
        {texts.map(block => (
          <section key={block.title} className="border-t border-hair pt-8">
            <h2 className="type-d3">{block.title}</h2>
            <Paragraphs texts={block.paragraphs} className="mt-4 gap-10 lg:columns-2" />
          </section>
        ))}
      </div>
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

function nameOfMark(
  id: string,
  exhibitors: ReadonlyMap<string, Props['data']['exhibitors'][number]>,
  t: NavigatorTexts,
): string {
  const place = placeOf(id)
  if (place) return t.place[place.key].name
  return `${t.stand.replace('{code}', id)}, ${exhibitors.get(id)?.name ?? t.vacant}`
}

/** The list follows the plan: the chosen row comes into sight inside the list, and the page does not move. */
function useChosenRow(chosen: string | null) {
  useEffect(() => {
    const row = chosen === null ? null : document.querySelector<HTMLElement>(`[data-row="${chosen}"]`)
    const list = row?.closest<HTMLElement>('.map-list')
    if (!row || !list || list.scrollHeight <= list.clientHeight) return
    const above = row.offsetTop - list.offsetTop
    const isSeen = above >= list.scrollTop && above + row.offsetHeight <= list.scrollTop + list.clientHeight
    if (!isSeen) list.scrollTo({ top: above - list.clientHeight / 3, behavior: 'instant' })
  }, [chosen])
}
