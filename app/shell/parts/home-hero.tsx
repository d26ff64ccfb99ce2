import { Link } from '../../navigation/link.tsx'
import type { PageProps } from '../../navigation/view.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Entablature } from '../../ui/entablature.tsx'
import { fairName } from '../../ui/fair-name.ts'
import { Inscription } from '../../ui/inscription.tsx'
import type { HomeTexts } from '../home-texts.ru.ts'
import { type LabelledEntry, newsletterPath, ticketsPath } from '../menu.ts'
import type { HomeData } from '../pages/home.server.ts'
import { heroWorks } from './home-blocks.ts'
import { HungWorks } from './hung-works.tsx'

export { heroSizes } from './hung-works.tsx'

type Props = PageProps<HomeData, HomeTexts>

/** The portico: inscription, architrave, six bays with six works (seven in English), three steps. */
export function HomeHero(props: Props) {
  const { data, t, locale } = props
  return (
    <div className="overflow-x-clip">
      <div className="page">
        <h1>
          <span className="sr-only">{`${data.page.title}. ${data.page.lead}`}</span>
          <Inscription letters={fairName[locale]} className="pt-1 pb-1 lg:pt-2 lg:pb-3.5" />
        </h1>
        <Entablature overhang />
        <Architrave {...props} />
        <Entablature overhang flip />
      </div>
      <HungWorks works={heroWorks(data.page, locale)} pictures={data.page.pictures} t={t} />
      <Opening {...props} />
    </div>
  )
}

function Architrave({ data, t }: Props) {
  return (
    <div className="flex items-baseline justify-between gap-x-8 py-3 max-lg:flex-col lg:py-2.5">
      <p className="type-italic lg:flex-1">{data.page.lead}</p>
      <p className="type-body text-ink-2 max-lg:hidden">{t.place.city}</p>
      <p className="type-italic max-lg:text-ink-2 lg:flex-1 lg:text-right">{data.dates}</p>
    </div>
  )
}

function Opening({ data, t }: Props) {
  return (
    <div className="page flex flex-col gap-x-6 lg:flex-row lg:items-center lg:pt-6">
      <HeroButtons t={t} season={data.season} />
      <dl className="grid flex-1 gap-y-6 max-lg:mt-12 sm:grid-cols-2 sm:gap-x-6 lg:order-first">
        {data.opening.map(({ when, what }) => (
          <Hours key={what} when={when} what={what} />
        ))}
        <div className="max-lg:lintel-light lg:hidden">
          <dt className="type-d3">{t.place.name}</dt>
          <dd className="type-small text-ink-2">{t.place.address}</dd>
        </div>
      </dl>
    </div>
  )
}

function Hours({ when, what }: { when: string; what: string }) {
  return (
    <div className="max-lg:lintel-light">
      <dt className="type-d3 lg:type-italic">{when}</dt>
      <dd className="type-small text-ink-2 lg:type-body">{what}</dd>
    </div>
  )
}

const ways: readonly LabelledEntry[] = [
  { to: ticketsPath, label: 'tickets' },
  { to: '/program/', label: 'program' },
]

function HeroButtons({ t, season }: { t: HomeTexts; season: HomeData['season'] }) {
  return (
    <div className="flex flex-col gap-2.5 sm:flex-row lg:gap-3">
      {ways.map(({ to, label }) => (
        <Link
          key={to}
          to={to === ticketsPath && season !== 'this' ? newsletterPath : to}
          className={buttonClass({
            tone: to === ticketsPath ? 'primary' : 'ghost',
            className: 'max-lg:flex-1 px-8',
          })}
        >
          {to === ticketsPath ? (season === 'this' ? t.buyTicket : t.tellMeOfNext) : t.links[label]}
        </Link>
      ))}
    </div>
  )
}
