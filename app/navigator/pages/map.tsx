import type { LocalBlock } from '../../content/blocks.ts'
import { Paragraphs } from '../../content/parts/text-blocks.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { HatchSample } from '../parts/hatches.tsx'
import { PlaceList } from '../parts/place-list.tsx'
import { PlanDrawing } from '../parts/plan-drawing.tsx'
import type { Hatch } from '../plan.ts'
import type { NavigatorTexts } from '../texts.ru.ts'
import type { load } from './map.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, NavigatorTexts>

export default function FloorPlan({ data, t }: Props) {
  const texts = data.page.blocks.filter(
    (block): block is Extract<LocalBlock, { kind: 'text' }> => block.kind === 'text',
  )
  return (
    <div className="page lg:grid lg:grid-cols-[350px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <div className="lg:border-r lg:border-hair lg:pr-8">
        <h1 className="type-d2 pt-7 lg:text-[3.25rem] lg:[font-stretch:64%]">{data.page.title}</h1>
        <p className="type-body mt-4 text-ink-2">{data.page.lead}</p>
      </div>
      <div className="min-w-0 pb-12 lg:row-span-2 lg:pl-8">
        <Plan t={t} />
        {texts.map(block => (
          <section key={block.title} className="mt-8 border-t border-hair pt-6">
            <h2 className="type-d3">{block.title}</h2>
            <Paragraphs texts={block.paragraphs} className="mt-4 gap-10 xl:columns-2" />
          </section>
        ))}
      </div>
      <div className="pb-12 lg:border-r lg:border-hair lg:pr-8">
        <PlaceList t={t} />
      </div>
    </div>
  )
}

export function head({ data }: Props): PageHead {
  return { title: data.page.title, description: data.page.description }
}

function Plan({ t }: { t: NavigatorTexts }) {
  return (
    <>
      <section
        aria-label={t.planTitle}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the plan is wider than the screen and scrolls
        tabIndex={0}
        className="overflow-x-auto pt-6 max-lg:-mx-(--page-margin) max-lg:px-(--page-margin)"
      >
        <PlanDrawing t={t} />
      </section>
      <ul
        aria-label={t.legend}
        className="type-small mt-5 flex flex-wrap gap-x-7 gap-y-2 border-t border-hair pt-4"
      >
        {(Object.keys(t.hatches) as Hatch[]).map(hatch => (
          <li key={hatch} className="flex items-center gap-2.5">
            <HatchSample hatch={hatch} />
            {t.hatches[hatch]}
          </li>
        ))}
        <li className="flex items-center gap-2.5">
          <svg aria-hidden="true" focusable="false" width="24" height="4" className="shrink-0">
            <path
              d="M2 2H23"
              strokeWidth="2.6"
              strokeLinecap="round"
              strokeDasharray="0 6.5"
              className="stroke-accent"
            />
          </svg>
          {t.stepFree}
        </li>
      </ul>
    </>
  )
}
