import type { ReactNode } from 'react'
import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { withLocale } from '../../../platform/languages.ts'
import { OfficeFrame } from '../../parts/office-frame.tsx'
import { SearchForm } from '../../parts/search-form.tsx'
import type { FoundThing } from '../office-search.ts'
import type { OfficeSearchTexts } from '../texts.ru.ts'
import type { load } from './search.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, OfficeSearchTexts>

/** Everything in the office by its name, number or address. The palette takes its rows from here. */
export default function Search({ data, t }: Props) {
  const { frame, typed, query, pages, actions, groups, isActions, isTooShort } = data
  return (
    <OfficeFrame frame={frame} title={t.title}>
      <div className="max-w-[40.5rem]">
        <SearchForm id="q" t={frame.t} query={typed} />
        <div id="found" className="mt-6">
          {isActions && <Actions data={data} t={t} />}
          {pages.length > 0 && (
            <Group title={t.pages}>
              {pages.map(({ to, label }) => (
                <Row key={to} thing={{ to, title: label, note: '' }} query={query} />
              ))}
            </Group>
          )}
          {groups.map(({ label, things, all }) => (
            <Group key={label} title={label}>
              {things.map(thing => (
                <Row key={`${thing.to} ${thing.title}`} thing={thing} query={query} />
              ))}
              {all && <Row thing={{ to: all, title: fill(t.all, { place: label }), note: '' }} query="" />}
            </Group>
          ))}
          {!isActions && <Actions data={data} t={t} />}
          {isTooShort && <p className="mt-4 text-ink-2">{t.tooShort}</p>}
          {pages.length + groups.length + actions.length === 0 && !isTooShort && (
            <>
              <p className="type-d3">{t.nothing}</p>
              <p className="mt-2 text-ink-2">{t.nothingHint}</p>
            </>
          )}
        </div>
      </div>
    </OfficeFrame>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-6">
      <h2 className="type-caption mb-1 text-ink-2">{title}</h2>
      <ul className="border-t border-hair">{children}</ul>
    </section>
  )
}

/** What may be begun from here; each leads to the page where it is. */
function Actions({ data: { actions, query }, t }: Pick<Props, 'data' | 't'>) {
  if (actions.length === 0) return null
  return (
    <Group title={t.actions}>
      {actions.map(({ to, label }) => (
        <Row key={to} thing={{ to, title: label, note: '' }} query={query} />
      ))}
    </Group>
  )
}

function Row({ thing: { to, title, note, site }, query }: { thing: FoundThing; query: string }) {
  const { locale } = useView()
  return (
    <li className="border-b border-hair">
      <Link
        to={to}
        data-row=""
        data-site={site && withLocale(site, locale)}
        className="flex min-h-11 flex-wrap items-center gap-x-4 py-1.5 hover:bg-active focus-visible:bg-active"
      >
        <span className="wrap-anywhere">
          <Marked text={title} query={query} />
        </span>
        {note && (
          <span className="type-small wrap-anywhere text-ink-2 sm:ml-auto">
            <Marked text={note} query={query} />
          </span>
        )}
      </Link>
    </li>
  )
}

/** The words that were looked for are underlined where they stand. */
function Marked({ text, query }: { text: string; query: string }) {
  const folded = (part: string) => part.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ')
  const at = query === '' ? -1 : folded(text).indexOf(folded(query))
  // A letter that is two in the other case would shift the rest.
  if (at < 0 || folded(text).length !== text.length) return text
  const end = at + query.length
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent text-inherit underline decoration-accent decoration-2 underline-offset-4">
        {text.slice(at, end)}
      </mark>
      {text.slice(end)}
    </>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.title, description: '' }
}
