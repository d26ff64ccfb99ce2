import { type SubmitEvent, useState } from 'react'
import { Link, localHref } from '../../navigation/link.tsx'
import { useRouter, useView } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import { SearchField } from '../../ui/search-field.tsx'
import type { Exhibitor } from '../exhibitors.ts'
import type { Found, FoundEvent, FoundGroups } from '../find-anything.ts'
import type { PlaceTexts } from '../place-texts.ts'
import type { NavigatorTexts } from '../texts.ru.ts'
import { useChunk } from './use-chunk.ts'

const finder = () => import('../find-anything.ts')
// More than anybody reads; the rest is one link away.
const mostOfAGroup = 6

/** Participants, places and events by name, at once; without a script the form asks the whole site. */
export function NavigatorSearch({
  exhibitors,
  events,
  places,
  t,
  locale,
  className,
}: {
  exhibitors: Omit<Exhibitor, 'picture'>[]
  events: FoundEvent[]
  places: PlaceTexts
  t: NavigatorTexts
  locale: LocaleCode
  className?: string
}) {
  const router = useRouter()
  const { pathname } = useView()
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const code = useChunk(query !== '', finder)
  const everywhere = `/search/?q=${encodeURIComponent(query)}`
  const groups =
    query.length < 2 || code === null || code === 'failed'
      ? null
      : code.findAnything(query, exhibitors, events, places, t)

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
      {groups && <Answer groups={groups} t={t} locale={locale} />}
      {groups && (
        <Link to={everywhere} className="link mt-4 inline-flex min-h-11 items-center">
          {fill(t.searchEverywhere, { query })}
        </Link>
      )}
    </search>
  )
}

function Answer({ groups, t, locale }: { groups: FoundGroups; t: NavigatorTexts; locale: LocaleCode }) {
  const found = (Object.keys(groups) as (keyof FoundGroups)[]).filter(key => groups[key].length > 0)
  const count = found.reduce((sum, key) => sum + groups[key].length, 0)
  return (
    <>
      <p role="status" className={count === 0 ? 'mt-6 text-ink-2' : 'sr-only'}>
        {count === 0 ? t.nothingHere : fill(plural(count, locale, t.found), { count })}
      </p>
      <div className="mt-6 grid gap-gutter gap-y-8 sm:grid-cols-3">
        {found.map(key => (
          <FoundGroup key={key} title={t.results[key]} found={groups[key]} />
        ))}
      </div>
    </>
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
