import { pageHead } from '../../content/page-head.ts'
import { PageBlocks } from '../../content/parts/page-blocks.tsx'
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { langOf } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { AboutTexts } from '../texts.ru.ts'
import type { load } from './fairs.server.ts'

type Data = Awaited<ReturnType<typeof load>>
type Props = PageProps<Data, AboutTexts>
type Fair = Data['fairs'][number]

export default function PastFairs({ data, t, locale }: Props) {
  const { page, fairs } = data
  return (
    <>
      <PageTitle
        title={page.title}
        lead={page.lead}
        above={<Breadcrumbs crumbs={crumbsOf(data)} label={t.where} />}
      />
      <div className="page">
        {fairs.length === 0 && (
          <EmptyState>{data.fairDates ? fill(t.none, { fairDates: data.fairDates }) : t.noneYet}</EmptyState>
        )}
        {fairs.map(fair => (
          <PastFair key={fair.id} fair={fair} t={t} locale={locale} />
        ))}
        <PageBlocks page={page} follows />
      </div>
    </>
  )
}

function PastFair({ fair, t, locale }: { fair: Fair } & Pick<Props, 't' | 'locale'>) {
  const { participants, events, laureates } = fair
  const counts = [
    [participants.length, t.counted.participants],
    [events.length, t.counted.events],
  ] as const
  return (
    <section id={`fair-${fair.id}`} className="section-gap lintel">
      <div className="grid-columns gap-y-6">
        <div className="col-span-full lg:col-span-4">
          <h2 className="type-d2 mt-3">{fair.name}</h2>
          <p className="type-lead mt-4">{fair.dates}</p>
          <p className="type-body mt-2 text-ink-2">
            {counts
              .filter(([count]) => count > 0)
              .map(([count, forms]) => fill(plural(count, locale, forms), { count }))
              .join(', ')}
          </p>
        </div>
        <div className="col-span-full lg:col-span-8">
          {laureates.length > 0 && <Laureates laureates={laureates} t={t} locale={locale} />}
          {participants.length > 0 && (
            <Accordion title={t.participants}>
              <ul className="gap-x-6 sm:columns-2">
                {participants.map(({ path, name }) => (
                  <li key={path} className="break-inside-avoid">
                    <Link to={path} className="link inline-flex min-h-11 items-center">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </Accordion>
          )}
          {events.length > 0 && (
            <Accordion title={t.programme}>
              <ul>
                {events.map(({ path, title, date }) => (
                  <li key={path} className="gap-x-6 py-1 sm:flex sm:items-baseline">
                    <span className="type-small block shrink-0 text-ink-2 sm:w-32">{date}</span>
                    <Link to={path} className="link inline-flex min-h-11 items-center">
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </Accordion>
          )}
        </div>
      </div>
    </section>
  )
}

function Laureates({ laureates, t, locale }: { laureates: Fair['laureates'] } & Pick<Props, 't' | 'locale'>) {
  return (
    <section className="border-b border-hair pt-4 pb-7">
      <h3 className="text-[1.125rem] leading-snug font-medium">{t.laureates}</h3>
      <dl className="mt-4 grid gap-y-4">
        {laureates.map(({ key, prize, author, title }) => (
          <div key={key} className="gap-x-6 sm:flex sm:items-baseline">
            <dt className="type-small shrink-0 text-ink-2 sm:w-48">{prize}</dt>
            <dd>
              <span lang={langOf(author, locale)}>{author}</span>.{' '}
              <cite lang={langOf(title, locale)}>{title}</cite>
            </dd>
          </div>
        ))}
      </dl>
      <Link to="/award/laureates/" className="link mt-3 inline-flex min-h-11 items-center">
        {t.allLaureates}
      </Link>
    </section>
  )
}

export function head({ data }: Props): PageHead {
  return { ...pageHead(data.page), breadcrumbs: crumbsOf(data) }
}

function crumbsOf({ aboutTitle }: Data) {
  return [{ label: aboutTitle, to: '/about/' }]
}
