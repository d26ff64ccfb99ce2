import type { BlockOf } from '../../content/blocks/block-view.ts'
import type { PageProps } from '../../navigation/view.ts'
import { PlanStrip } from '../../navigator/parts/plan-strip.tsx'
import type { HomeTexts } from '../home-texts.ru.ts'
import type { HomeData } from '../pages/home.server.ts'
import { HomeSection } from './home-section.tsx'

type Props = PageProps<HomeData, HomeTexts> & { block: BlockOf<'directions'> }

/** The building in lines, and the ways to its doors. */
export function HomeWay({ block, data, t, locale }: Props) {
  return (
    <HomeSection title={block.title} link={{ to: '/how-to-get-there/', label: t.home.wholeWay }}>
      <div className="grid-columns mt-10 gap-y-12">
        {data.plan && (
          <PlanStrip plan={data.plan} locale={locale} className="col-span-full max-sm:hidden lg:col-span-7" />
        )}
        <div className="col-span-full lg:col-span-4 lg:col-start-9">
          <p className="type-d3">{t.place.full}</p>
          <p className="type-body mt-1 text-ink-2">{t.place.address}</p>
          <dl className="mt-8 grid gap-y-6">
            {block.items.map(({ title, text }) => (
              <div key={title} className="lintel-light">
                <dt className="type-body mt-2 font-medium">{title}</dt>
                <dd className="type-body mt-1 text-pretty text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </HomeSection>
  )
}
