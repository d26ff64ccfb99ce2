import { blockOf, blocksOf } from '../../content/blocks/block-view.ts'
import { Numbers } from '../../content/parts/numbers.tsx'
import { preloadOf } from '../../content/parts/preload-of.ts'
import { Questions } from '../../content/parts/questions.tsx'
import { SpeakerTile } from '../../content/parts/speaker-tile.tsx'
import { Statement } from '../../content/parts/statement.tsx'
import { TextBlocks } from '../../content/parts/text-blocks.tsx'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { plural } from '../../platform/plurals.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { HomeTexts } from '../home-texts.ru.ts'
import { Island } from '../islands/island.tsx'
import { newsletterPath } from '../menu.ts'
import { HomeBays } from '../parts/home-bays.tsx'
import { heroWorks } from '../parts/home-blocks.ts'
import { ChildrenBand } from '../parts/home-children.tsx'
import { HomeHero, heroSizes } from '../parts/home-hero.tsx'
import { HomePair } from '../parts/home-pair.tsx'
import { HomePartners } from '../parts/home-partners.tsx'
import { HomeProgramme } from '../parts/home-programme.tsx'
import { HomeSection } from '../parts/home-section.tsx'
import { HomeTickets } from '../parts/home-tickets.tsx'
import { HomeWall } from '../parts/home-wall.tsx'
import { HomeWay } from '../parts/home-way.tsx'
import type { ShellTexts } from '../texts.ru.ts'
import type { HomeData } from './home.server.ts'

type Props = PageProps<HomeData, ShellTexts>

const loadToday = () => import('../../today/wake-today.ts').then(({ wakeToday }) => wakeToday())

export default function Home({ data, t: shellTexts, locale }: Props) {
  const t: HomeTexts = { ...shellTexts, home: data.words }
  const { page } = data
  const statement = blockOf(page, 'statement')
  const numbers = blockOf(page, 'numbers')
  const wall = blockOf(page, 'gallery')
  const children = blockOf(page, 'work')
  return (
    <>
      {data.today && <Island name="today" own={loadToday} />}
      <HomeHero data={data} t={t} locale={locale} />
      <div className="page">
        {statement && (
          <div className="section-gap">
            <Statement block={statement} />
          </div>
        )}
        {numbers && (
          <div className="mt-16 lg:mt-20">
            <Numbers block={numbers} />
          </div>
        )}
        {wall && <HomeWall block={wall} pictures={page.pictures} t={t} />}
        <HomeBays sections={data.sections} t={t} />
        <div className="section-gap max-sm:[&_section_p+p]:hidden">
          <TextBlocks blocks={blocksOf(page, 'text')} />
          {/* A phone shows how each begins; the rest is on pages of their own. */}
          <p className="mt-4 flex gap-x-8 sm:hidden">
            {(['about', 'selection'] as const).map(label => (
              <Link key={label} to={`/${label}/`} className={buttonClass({ tone: 'text' })}>
                {t.links[label]}
              </Link>
            ))}
          </p>
        </div>
        <HomeProgramme programme={data.programme} t={t} />
        <Speakers data={data} t={t} locale={locale} />
      </div>
      {children && <ChildrenBand block={children} pictures={page.pictures} phrases={data.phrases} t={t} />}
      <div className="page">
        {data.season === 'this' && <HomeTickets tickets={data.tickets} t={t} />}
        <HomePair data={data} t={t} />
        <HomeWay data={data} t={t} locale={locale} />
        <div className="section-gap">
          <Questions block={{ kind: 'questions', title: t.home.questions, items: data.questions }} />
        </div>
        <HomePartners partners={data.partners} t={t} />
        <HomeSection title={data.newsletter.title} link={{ to: newsletterPath, label: t.home.subscribe }}>
          <p className="type-lead mt-4 max-w-text text-ink-2">{data.newsletter.lead}</p>
        </HomeSection>
      </div>
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

function Speakers({ data, t, locale }: PageProps<HomeData, HomeTexts>) {
  const all = plural(data.speakerCount, locale, t.home.allSpeakers)
  return (
    <HomeSection
      title={t.home.speakers}
      link={{ to: '/speakers/', label: fill(all, { count: data.speakerCount }) }}
    >
      <ul className="mt-10 grid grid-cols-2 gap-gutter gap-y-10 max-sm:[&>:nth-child(n+5)]:hidden sm:grid-cols-3 lg:grid-cols-6">
        {data.speakers.map(speaker => (
          <li key={speaker.id}>
            <SpeakerTile speaker={speaker} sizes="44vw sm:28vw lg:15vw 3xl:300px" />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
