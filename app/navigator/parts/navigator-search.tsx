import { type SubmitEvent, useState } from 'react'
import { Link, localHref } from '../../navigation/link.tsx'
import { useRouter, useView } from '../../navigation/view.ts'
import { matchesQuery } from '../../platform/folded-text.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import { SearchField } from '../../ui/search-field.tsx'
import type { Exhibitor } from '../exhibitors.ts'
import { hashOf } from '../map-address.ts'
import { places } from '../plan-places.ts'
import { matchesCode } from '../shown-marks.ts'
import type { NavigatorTexts } from '../texts.ru.ts'

export type FoundEvent = { slug: string; title: string; when: string; hall: string }
type Found = { key: string; to: string; title: string; note: string }

// More than anybody reads; the rest is one link away.
const mostOfAGroup = 6

/** Participants, places and events by name, at once; without a script the form asks the whole site. */
export function NavigatorSearch({
  exhibitors,
  events,
  t,
  locale,
  className,
}: {
  exhibitors: Omit<Exhibitor, 'picture'>[]
  events: FoundEvent[]
  t: NavigatorTexts
  locale: LocaleCode
  className?: string
}) {
  const router = useRouter()
  const { pathname } = useView()
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const everywhere = `/search/?q=${encodeURIComponent(query)}`
  const groups = query.length < 2 ? null : foundBy(query, exhibitors, events, t)
  const count = groups ? Object.values(groups).reduce((sum, group) => sum + group.length, 0) : 0

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (query === '') return
    router.navigate(localHref(everywhere, locale, pathname)).catch((error: unknown) => router.fail(error))
  }

  return (
    <search className={className}>
      <form action={localHref('/search/', locale, pathname)} onSubmit={submit}>
        <SearchField
          label={t.searchAll}
          name="q"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </form>
      <p role="status" className="sr-only">
        {groups && plural(count, locale, t.found).replace('{count}', String(count))}
      </p>
      {groups && (
        <div className="mt-6 grid gap-x-gutter gap-y-8 sm:grid-cols-3">
          {(Object.keys(groups) as (keyof typeof groups)[])
            .filter(key => groups[key].length > 0)
            .map(key => (
              <FoundGroup key={key} title={t.results[key]} found={groups[key]} />
            ))}
        </div>
      )}
      {groups && (
        <p className="mt-4">
          {count === 0 && <span className="mb-2 block text-ink-2">{t.nothingHere}</span>}
          <Link to={everywhere} className="link inline-flex min-h-11 items-center">
            {t.searchEverywhere.replace('{query}', query)}
          </Link>
        </p>
      )}
    </search>
  )
}

function FoundGroup({ title, found }: { title: string; found: Found[] }) {
  return (
    <section>
      <h2 className="type-caption border-t border-edge pt-2 text-ink-2">{`${title}, ${found.length}`}</h2>
      <ul>
        {found.slice(0, mostOfAGroup).map(({ key, to, title: name, note }) => (
          <li key={key} className="border-b border-hair">
            <Link to={to} className="block py-2.5 hover:text-accent">
              <span className="block leading-snug font-medium">{name}</span>
              <span className="type-caption block text-ink-2">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function foundBy(
  query: string,
  exhibitors: Omit<Exhibitor, 'picture'>[],
  events: FoundEvent[],
  t: NavigatorTexts,
): Record<'participants' | 'places' | 'events', Found[]> {
  return {
    participants: exhibitors
      .filter(
        ({ code, name, city, type }) =>
          matchesCode(query, code) || matchesQuery(query, name, city, t.type[type], code),
      )
      .map(({ slug, name, code, type, city }) => ({
        key: slug,
        to: `/participants/${slug}/`,
        title: name,
        note: `${code}, ${t.type[type]}, ${city}`,
      })),
    places: places
      .filter(({ key }) => matchesQuery(query, t.place[key].name, t.place[key].where))
      .map(({ key }) => ({
        key,
        to: `/navigator/map/${hashOf(key)}`,
        title: t.place[key].name,
        note: t.place[key].where,
      })),
    events: events
      .filter(({ title }) => matchesQuery(query, title))
      .map(({ slug, title, when, hall }) => ({
        key: slug,
        to: `/program/${slug}/`,
        title,
        note: `${when}, ${t.hall[hall as keyof NavigatorTexts['hall']]}`,
      })),
  }
}
