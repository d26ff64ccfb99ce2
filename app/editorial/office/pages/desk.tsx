import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { fill } from '../../../platform/fill.ts'
import type { EditorialTexts } from '../texts.ru.ts'
import type { DeskData } from './desk.server.ts'

type Props = PageProps<DeskData, EditorialTexts>

/** The editors' first page: what waits to be published, and everything there is to write. */
export default function Desk({ data, t }: Props) {
  return (
    <OfficeFrame frame={data.frame} title={t.desk.title} note={t.desk.note}>
      <section aria-labelledby="waiting" className="mb-10">
        <h2 id="waiting" className="type-d3 mb-3">
          {t.desk.waiting}
        </h2>
        {data.waiting.length === 0 ? (
          <p className="type-body">{t.desk.nothing}</p>
        ) : (
          <ul className="border-t-4 border-ink">
            {data.waiting.map(({ to, title, kind, who, at }) => (
              <li key={to} className="flex flex-wrap items-baseline gap-x-4 border-b border-hair py-2">
                <Link to={to} className="link inline-flex min-h-11 items-center font-semibold">
                  {title}
                </Link>
                <span className="text-ink-2">{kind}</span>
                <span className="type-small ml-auto text-ink-2">{fill(t.desk.by, { who, at })}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="scheduled" className="mb-10">
        <h2 id="scheduled" className="type-d3 mb-3">
          {t.desk.scheduled}
        </h2>
        {data.releases.length === 0 ? (
          <p className="type-body">{t.desk.nothingScheduled}</p>
        ) : (
          <ul className="border-t-4 border-ink">
            {data.releases.map(({ to, title, at, isHeldUp, changes }) => (
              <li key={to} className="flex flex-wrap items-baseline gap-x-4 border-b border-hair py-2">
                <Link to={to} className="link inline-flex min-h-11 items-center font-semibold">
                  {title}
                </Link>
                <span className="text-ink-2">{fill(t.desk.changes, { count: changes })}</span>
                <span className={isHeldUp ? 'type-small ml-auto text-error' : 'type-small ml-auto text-info'}>
                  {isHeldUp ? `${t.desk.heldUp}, ${at}` : at}
                </span>
              </li>
            ))}
          </ul>
        )}
        <Link to="/office/releases/" className="link mt-2 inline-flex min-h-11 items-center">
          {t.desk.releases}
        </Link>
      </section>
      <section aria-labelledby="kinds">
        <h2 id="kinds" className="type-d3 mb-3">
          {t.desk.kinds}
        </h2>
        <ul className="grid gap-px border-t-4 border-ink sm:grid-cols-2 xl:grid-cols-3">
          {data.kinds.map(({ kind, label, count, drafts, stale }) => (
            <li key={kind} className="border-b border-hair py-3 pr-6">
              <Link
                to={`/office/content/${kind}/`}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                {label}
              </Link>
              <p className="type-small text-ink-2">
                {[
                  fill(t.desk.count, { count }),
                  ...(drafts > 0 ? [fill(t.desk.drafts, { count: drafts })] : []),
                  ...(stale > 0 ? [fill(t.desk.stale, { count: stale })] : []),
                ].join(', ')}
              </p>
            </li>
          ))}
        </ul>
        <Link to="/office/content/redirects/" className="link mt-2 inline-flex min-h-11 items-center">
          {t.desk.redirects}
        </Link>
      </section>
    </OfficeFrame>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.desk.title, isHidden: true }
}
