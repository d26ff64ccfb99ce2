import { participantName } from '../../content/participant-name.ts'
import { preloadOf } from '../../content/parts/preload-of.ts'
import { catalogueNumber, sizeText } from '../../content/work-label.ts'
import { GalleryTrigger } from '../../gallery/parts/gallery-trigger.tsx'
import { saleWords } from '../../gallery/sale-words.ts'
import { ReservedPicture } from '../../images/parts/picture.tsx'
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { Label } from '../../ui/label.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { HungWall } from '../parts/hung-wall.tsx'
import { WorkNeighbours } from '../parts/work-neighbours.tsx'
import type { WorksTexts } from '../texts.ru.ts'
import { slideOf, workAlt } from '../words.ts'
import { workJsonLd } from '../work-json-ld.ts'
import type { WorkPage } from './work.server.ts'

type Props = PageProps<WorkPage, WorksTexts>

const sizes = '256px sm:60vw lg:54vw 3xl:1100px'

/** One work: large, with its label, where it hangs, what one can do about it, and what is like it. */
export default function Work({ data, t, locale }: Props) {
  const { work, like, scale } = data
  const { name, type, path } = work.shownBy
  return (
    <>
      <PageTitle
        title={work.title}
        size="d2"
        lead={work.author}
        above={<Breadcrumbs crumbs={crumbsOf(t)} label={t.path} />}
      />
      <div className="page">
        <div className="grid-columns gap-y-12 pt-10 lg:pt-14">
          <div className="relative col-span-full lg:col-span-8">
            <span aria-hidden="true" className="hall-light absolute -inset-x-1/12 -inset-y-[8%]" />
            <GalleryTrigger
              slides={[slideOf(work, t, locale)]}
              index={0}
              className="relative block w-max max-w-full"
            >
              <ReservedPicture
                {...work.picture}
                alt={workAlt(work, t)}
                sizes={sizes}
                priority
                room="text-[820px]"
                className="shadow-work"
              />
            </GalleryTrigger>
          </div>
          <div className="col-span-full lg:col-span-4">
            <Label
              number={catalogueNumber(work.number, locale)}
              author={
                work.artistPath ? (
                  <Link to={work.artistPath} className="link">
                    {work.author}
                  </Link>
                ) : (
                  work.author
                )
              }
              title={work.title}
              year={work.year}
              technique={work.technique}
              size={sizeText(work, locale)}
              mark={
                <>
                  <StateMark state={work.mark} />
                  {saleWords(work, t.marks, locale)}
                </>
              }
              className="max-w-none"
            />
            <Actions data={data} t={t} />
            <dl className="lintel mt-10">
              <dt className="type-small text-ink-2">{t.work.where}</dt>
              <dd className="type-numeral [--numeral:4.5rem]">{work.stand}</dd>
              <dd className="type-small mt-1">
                {`${t.work.shownBy} `}
                <Link to={path} className="link">
                  {participantName(name, type, locale)}
                </Link>
              </dd>
            </dl>
            <Link
              to={`/navigator/map/#stand-${work.stand}`}
              className={buttonClass({ size: 'small', tone: 'ghost', className: 'mt-5' })}
            >
              <Icon name="pin" size={20} />
              {t.work.onPlan}
            </Link>
          </div>
        </div>
        <WorkNeighbours data={data} t={t} />
        {like.length > 0 && (
          <section aria-labelledby="like" className="lintel section-gap">
            <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
              <h2 id="like" className="type-d2">
                {t.work.like}
              </h2>
              <Link to={likeThis(data)} className="link type-small inline-flex min-h-11 items-center">
                {t.work.allLike}
              </Link>
            </div>
            <HungWall works={like} scale={scale} t={t} locale={locale} />
          </section>
        )}
      </div>
    </>
  )
}

/** What can be done about this work; pages below its address are other rooms' own. */
function Actions({ data, t }: Pick<Props, 'data' | 't'>) {
  const { work, ask } = data
  const actions = [
    { to: `${work.path}closer/`, words: t.work.closer },
    { to: `${work.path}wall/`, words: t.work.wall },
    { to: likeThis(data), words: t.work.like },
  ]
  return (
    <nav aria-label={t.work.actions} className="mt-7 flex flex-wrap gap-3">
      {ask && (
        <Link to={ask} className={buttonClass({ size: 'small' })}>
          {t.work.ask}
        </Link>
      )}
      {actions.map(({ to, words }) => (
        <Link key={to} to={to} className={buttonClass({ size: 'small', tone: 'ghost' })}>
          {words}
        </Link>
      ))}
    </nav>
  )
}

function likeThis({ work }: WorkPage): string {
  return `/works/?like=${work.number.replace('.', '-')}`
}

export function head({ data, t, locale }: Props): PageHead {
  const { work } = data
  const { author, title, year, technique, stand, picture, shownBy } = work
  return {
    title: `${author}. ${fill(t.quoted, { title })}`,
    description: fill(t.work.description, {
      author,
      title,
      year,
      technique,
      size: sizeText(work, locale),
      shownBy: participantName(shownBy.name, shownBy.type, locale),
      stand,
    }),
    breadcrumbs: crumbsOf(t),
    jsonLd: [workJsonLd(work)],
    preloads: [preloadOf({ ...picture, sizes })],
    picture: picture.src,
  }
}

function crumbsOf(t: WorksTexts) {
  return [{ label: t.works, to: '/works/' }]
}
