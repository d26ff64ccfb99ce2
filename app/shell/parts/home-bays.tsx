import type { BlockOf } from '../../content/blocks/block-view.ts'
import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { plural } from '../../platform/plurals.ts'
import type { HomeTexts } from '../home-texts.ru.ts'
import type { HomeData } from '../pages/home.server.ts'
import { HomeSection } from './home-section.tsx'

type Props = { block: BlockOf<'sections'>; sections: HomeData['sections']; t: HomeTexts }

/** «Шесть разделов»: a bay for each, under its giant letter. */
export function HomeBays({ block, sections, t }: Props) {
  const { locale } = useView()
  return (
    <HomeSection title={block.title} link={{ to: '/navigator/map/', label: t.links.map }}>
      <ul className="mt-6 grid grid-cols-2 border-hair sm:grid-cols-3 xl:grid-cols-6 xl:border-l">
        {sections.map(({ letter, section, count, names }) => (
          <li key={section} className="border-hair max-xl:border-t xl:border-r">
            <Link
              to={`/participants/?section=${section}`}
              className="group block h-full pt-4 pb-5 xs:px-3 sm:pt-6 sm:pb-10 lg:px-4 2xl:px-5"
            >
              <span aria-hidden="true" className="type-numeral bay-letter block">
                {letter}
              </span>
              <span className="type-d3 mt-3 block decoration-1 [font-stretch:62.5%] lg:[font-stretch:72%] lg:text-[clamp(1.25rem,1.75vw,2rem)] underline-offset-4 group-hover:underline">
                {block.names[section]}
              </span>
              <span className="type-small mt-1 block">
                {fill(plural(count, locale, t.home.participants), { count })}
              </span>
              <span className="type-caption mt-2 block text-ink-3 max-sm:hidden">{`${names.join(', ')}…`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
