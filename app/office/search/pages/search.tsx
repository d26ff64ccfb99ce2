import type { ReactNode } from 'react'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { OfficeFrame } from '../../parts/office-frame.tsx'
import { SearchForm } from '../../parts/search-form.tsx'
import type { OfficeSearchTexts } from '../texts.ru.ts'
import type { load } from './search.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, OfficeSearchTexts>

/** Everything in the office by its name, number or address. The palette takes its rows from here. */
export default function Search({ data, t }: Props) {
  const { frame, typed, pages, groups, isTooShort } = data
  return (
    <OfficeFrame frame={frame} title={t.title}>
      <div className="max-w-[40.5rem]">
        <SearchForm id="q" t={frame.t} query={typed} />
        <div id="found" className="mt-6">
          {pages.length > 0 && (
            <Group title={t.pages}>
              {pages.map(({ to, label }) => (
                <Row key={to} to={to} title={label} note="" />
              ))}
            </Group>
          )}
          {groups.map(({ label, things, all }) => (
            <Group key={label} title={label}>
              {things.map(({ to, title, note }) => (
                <Row key={`${to} ${title}`} to={to} title={title} note={note} />
              ))}
              {all && <Row to={all} title={fill(t.all, { place: label })} note="" />}
            </Group>
          ))}
          {isTooShort && <p className="mt-4 text-ink-2">{t.tooShort}</p>}
          {pages.length === 0 && groups.length === 0 && !isTooShort && (
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

function Row({ to, title, note }: { to: string; title: string; note: string }) {
  return (
    <li className="border-b border-hair">
      <Link
        to={to}
        data-row=""
        className="flex min-h-11 flex-wrap items-center gap-x-4 py-1.5 hover:bg-active focus-visible:bg-active"
      >
        <span className="wrap-anywhere">{title}</span>
        {note && <span className="type-small wrap-anywhere text-ink-2 sm:ml-auto">{note}</span>}
      </Link>
    </li>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.title, description: '' }
}
