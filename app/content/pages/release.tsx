import { ReservedPicture } from '../../images/parts/picture.tsx'
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { organisationJsonLd } from '../organiser.ts'
import { LinkedText } from '../parts/linked-text.tsx'
import { preloadOf } from '../parts/preload-of.ts'
import { PrintButton } from '../parts/print-button.tsx'
import { WorkLabel } from '../parts/work-label.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './release.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>

const pictureSizes = '92vw lg:58vw 3xl:1180px'

export default function Release({ data, t }: Props) {
  const { title, lead, date, releasedOn, body, picture, work } = data
  return (
    <article>
      <PageTitle
        title={title}
        lead={lead}
        size="d2"
        above={<Breadcrumbs crumbs={crumbsOf(data)} label={t.breadcrumbs} />}
      />
      <div className="page grid-columns gap-y-10 pt-10 lg:pt-14">
        <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-3 self-start lg:sticky lg:top-8 lg:col-span-3 lg:flex-col lg:items-start">
          <time dateTime={releasedOn} className="type-d3">
            {date}
          </time>
          <PrintButton>{t.document.print}</PrintButton>
        </div>
        <div className="col-span-full lg:col-span-8 lg:col-start-5">
          {picture && (
            <figure className="mb-10 lg:mb-14">
              <ReservedPicture {...picture} priority sizes={pictureSizes} room="text-[720px]" />
              {work && (
                <figcaption className="mt-5">
                  <WorkLabel work={work} />
                </figcaption>
              )}
            </figure>
          )}
          {body.map(text => (
            <p key={text} className="type-lead mb-6 max-w-text text-pretty">
              <LinkedText>{text}</LinkedText>
            </p>
          ))}
        </div>
      </div>
      <Neighbours data={data} t={t} />
    </article>
  )
}

export function head({ data, locale }: Props): PageHead {
  const { title, lead, releasedOn, picture } = data
  return {
    title,
    description: lead,
    breadcrumbs: crumbsOf(data),
    ...(picture && {
      picture: picture.src,
      preloads: [preloadOf({ ...picture, sizes: pictureSizes })],
    }),
    jsonLd: [
      {
        '@type': 'NewsArticle',
        headline: title,
        description: lead,
        datePublished: releasedOn,
        inLanguage: locale,
        publisher: organisationJsonLd(locale),
      },
    ],
  }
}

function Neighbours({ data: { newer, older }, t }: Pick<Props, 'data' | 't'>) {
  const neighbours = [
    { words: t.press.newer, release: newer },
    { words: t.press.older, release: older },
  ]
  return (
    <nav aria-label={t.press.releases} className="page section-gap print:hidden">
      <ul className="lintel grid gap-gutter gap-y-8 pt-9 sm:grid-cols-2">
        {neighbours.map(
          ({ words, release }) =>
            release && (
              <li key={release.slug}>
                <Link to={release.path} className="group block">
                  <span className="type-small text-ink-2">{`${words}, ${release.date}`}</span>
                  <span className="type-d3 mt-1.5 block decoration-1 underline-offset-4 group-hover:underline">
                    {release.title}
                  </span>
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}

function crumbsOf(data: Props['data']) {
  return [{ label: data.pressTitle, to: '/press/' }]
}
