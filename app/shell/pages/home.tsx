import { preloadOf } from '../../content/parts/preload-of.ts'
import { SpeakerTile } from '../../content/parts/speaker-tile.tsx'
import { TextBlocks } from '../../content/parts/text-blocks.tsx'
import { fillPhrases } from '../../fair/phrases.ts'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { plural } from '../../platform/plurals.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { isBuilt } from '../navigation-plan.ts'
import { blockOf, blocksOf, heroWorks } from '../parts/home-blocks.ts'
import { HomeHero, heroSizes } from '../parts/home-hero.tsx'
import { ChildrenBand, Numbers, Statement } from '../parts/home-sections.tsx'
import type { ShellTexts } from '../texts.ru.ts'
import type { HomeData } from './home.server.ts'

type Props = PageProps<HomeData, ShellTexts>

export default function Home(props: Props) {
  const { page } = props.data
  const statement = blockOf(page, 'statement')
  const numbers = blockOf(page, 'numbers')
  const children = blockOf(page, 'work')
  return (
    <>
      <HomeHero {...props} />
      <div className="page">
        {statement && <Statement block={statement} />}
        {numbers && <Numbers block={numbers} />}
        <div className="section-gap">
          <TextBlocks blocks={blocksOf(page, 'text')} />
        </div>
        <Speakers {...props} />
      </div>
      {children && (
        <ChildrenBand block={children} pictures={page.pictures} centimetres={props.t.centimetres} />
      )}
      <Award {...props} />
    </>
  )
}

export function head({ data, locale }: Props): PageHead {
  const { page } = data
  const first = heroWorks(page, locale)[0]
  const picture = first && page.pictures[first.picture]
  return {
    title: `${page.title}. ${page.lead}`,
    description: page.description,
    preloads: picture ? [preloadOf({ ...picture, sizes: heroSizes })] : [],
    jsonLd: [data.event],
    ...(first && { picture: first.picture }),
  }
}

function Speakers({ data, t, locale }: Props) {
  const all = plural(data.speakerCount, locale, t.home.allSpeakers)
  return (
    <section className="section-gap lintel">
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <h2 className="type-d2 mt-3">{t.home.speakers}</h2>
        <Link to="/speakers/" className={buttonClass({ tone: 'text' })}>
          {all.replace('{count}', String(data.speakerCount))}
        </Link>
      </div>
      <ul className="mt-10 grid grid-cols-2 gap-gutter gap-y-10 sm:grid-cols-3 lg:grid-cols-6">
        {data.speakers.map(speaker => (
          <li key={speaker.id}>
            <SpeakerTile speaker={speaker} sizes="44vw sm:28vw lg:15vw 3xl:300px" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Award({ data, t }: Props) {
  if (!isBuilt('/award/')) return null
  return (
    <section className="page section-gap">
      <div className="lintel grid-columns gap-y-6">
        <h2 className="type-d2 col-span-full mt-3 lg:col-span-6">
          {t.home.award.replace('{title}', data.award.title)}
        </h2>
        <div className="col-span-full lg:col-span-6 lg:pt-4">
          <p className="type-lead text-ink-2">{data.award.lead}</p>
          <p className="type-lead mt-3 text-ink-2">{fillPhrases(t.home.awardDates, data.phrases)}</p>
          <Link to="/award/" className={buttonClass({ tone: 'text', className: 'mt-6' })}>
            {t.home.awardLink}
          </Link>
        </div>
      </div>
    </section>
  )
}
