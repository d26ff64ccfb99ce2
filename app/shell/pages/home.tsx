import type { BlockOf, BlockView } from '../../content/blocks/block-view.ts'
import { Numbers } from '../../content/parts/numbers.tsx'
import { preloadOf } from '../../content/parts/preload-of.ts'
import { Questions } from '../../content/parts/questions.tsx'
import { Statement } from '../../content/parts/statement.tsx'
import { TextBlocks } from '../../content/parts/text-blocks.tsx'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { HomeTexts } from '../home-texts.ru.ts'
import { Island } from '../islands/island.tsx'
import { newsletterPath } from '../menu.ts'
import { HomeBays } from '../parts/home-bays.tsx'
import { heroWorks, type PlacedGroup } from '../parts/home-blocks.ts'
import { ChildrenBand } from '../parts/home-children.tsx'
import { HomeHero, heroSizes } from '../parts/home-hero.tsx'
import { HomeAward, HomeTours } from '../parts/home-pair.tsx'
import { HomePartners } from '../parts/home-partners.tsx'
import { HomeProgramme } from '../parts/home-programme.tsx'
import { HomeSection } from '../parts/home-section.tsx'
import { HomeSpeakers } from '../parts/home-speakers.tsx'
import { HomeTickets } from '../parts/home-tickets.tsx'
import { HomeWall } from '../parts/home-wall.tsx'
import { HomeWay } from '../parts/home-way.tsx'
import type { ShellTexts } from '../texts.ru.ts'
import type { HomeData } from './home.server.ts'

type Props = PageProps<HomeData, ShellTexts>
type Around = PageProps<HomeData, HomeTexts>

const loadToday = () => import('../../today/wake-today.ts').then(({ wakeToday }) => wakeToday())

/** The sections in the order the editors gave them. */
export default function Home({ data, t: shellTexts, locale }: Props) {
  const around = { data, t: { ...shellTexts, home: data.words }, locale }
  return data.runs.map(({ key, isWide, groups }) => {
    const drawn = groups.map(group => <Group key={group.key} group={group} around={around} />)
    if (isWide) return drawn
    return (
      <div key={key} className="page">
        {drawn}
      </div>
    )
  })
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

function Group({ group, around }: { group: PlacedGroup; around: Around }) {
  const blocks = around.data.page.blocks.filter((_, place) => group.places.includes(place))
  const [block] = blocks
  if (!block) return null
  if (block.kind === 'text') return <Texts blocks={blocks.filter(one => one.kind === 'text')} t={around.t} />
  if (block.kind === 'tours' || block.kind === 'award') {
    return (
      <div className="section-gap grid gap-gutter gap-y-20 lg:grid-cols-2">
        {blocks.map(one => (
          <Section key={one.kind} block={one} around={around} />
        ))}
      </div>
    )
  }
  if (block.kind === 'numbers') {
    return (
      <div className={group.isBelowStatement ? 'mt-16 lg:mt-20' : 'section-gap'}>
        <Numbers block={block} />
      </div>
    )
  }
  return <Section block={block} around={around} />
}

function Texts({ blocks, t }: { blocks: BlockOf<'text'>[]; t: HomeTexts }) {
  return (
    <div className="section-gap max-sm:[&_section_p+p]:hidden">
      <TextBlocks blocks={blocks} />
      {/* A phone shows how each begins; the rest is on pages of their own. */}
      <p className="mt-4 flex gap-x-8 sm:hidden">
        {(['about', 'selection'] as const).map(label => (
          <Link key={label} to={`/${label}/`} className={buttonClass({ tone: 'text' })}>
            {t.links[label]}
          </Link>
        ))}
      </p>
    </div>
  )
}

function Section({ block, around }: { block: BlockView; around: Around }) {
  const { data, t } = around
  const { pictures } = data.page
  switch (block.kind) {
    case 'today':
      return <Island name="today" own={loadToday} />
    case 'hero':
      return <HomeHero {...around} />
    case 'statement':
      return (
        <div className="section-gap">
          <Statement block={block} />
        </div>
      )
    case 'gallery':
      return <HomeWall block={block} pictures={pictures} t={t} />
    case 'sections':
      return <HomeBays block={block} sections={data.sections} t={t} />
    case 'programme':
      return data.programme && <HomeProgramme title={block.title} programme={data.programme} t={t} />
    case 'speakers':
      return <HomeSpeakers title={block.title} {...around} />
    case 'work':
      return <ChildrenBand block={block} pictures={pictures} phrases={data.phrases} t={t} />
    case 'tickets':
      return <HomeTickets title={block.title} tickets={data.tickets} t={t} />
    case 'tours':
      return <HomeTours title={block.title} data={data} t={t} />
    case 'award':
      return data.award && <HomeAward title={block.title} award={data.award} t={t} />
    case 'directions':
      return <HomeWay block={block} {...around} />
    case 'home-questions':
      return (
        <div className="section-gap">
          <Questions block={{ kind: 'questions', title: block.title, items: data.questions }} />
        </div>
      )
    case 'partners':
      return <HomePartners title={block.title} partners={data.partners} t={t} />
    case 'newsletter':
      return data.newsletter && <Newsletter title={block.title} newsletter={data.newsletter} t={t} />
    default:
      return null
  }
}

type News = { title: string | undefined; newsletter: NonNullable<HomeData['newsletter']>; t: HomeTexts }

function Newsletter({ title, newsletter, t }: News) {
  return (
    <HomeSection title={title || newsletter.title} link={{ to: newsletterPath, label: t.home.subscribe }}>
      <p className="type-lead mt-4 max-w-text text-ink-2">{newsletter.lead}</p>
    </HomeSection>
  )
}
