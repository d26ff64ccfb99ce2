import type { PageHead, PageProps } from '../../navigation/view.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { pageHead } from '../page-head.ts'
import { PageBlocks } from '../parts/page-blocks.tsx'
import { WayMap } from '../parts/way-map.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './text-page.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>

/** The ways drawn, then each of them in words. */
export default function HowToGetThere({ data: { page }, t }: Props) {
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} />
      <div className="page">
        <figure className="grid-columns items-end gap-y-6 pt-10 lg:pt-14">
          <div className="col-span-full lg:col-span-9">
            <WayMap t={t.way} />
          </div>
          <figcaption className="col-span-full lg:col-span-3 lg:pb-6">
            <ul className="type-small grid gap-y-4 text-ink-2">
              <li className="flex items-center gap-x-4">
                <LegendLine className="stroke-accent" />
                {t.way.onFoot}
              </li>
              <li className="flex items-center gap-x-4">
                <LegendLine className="stroke-ink" dots />
                {t.way.stepFree}
              </li>
            </ul>
          </figcaption>
        </figure>
        <PageBlocks page={page} follows />
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return pageHead(data.page)
}

function LegendLine({ className, dots = false }: { className: string; dots?: boolean }) {
  return (
    <svg aria-hidden="true" focusable="false" width="48" height="6" className={`shrink-0 ${className}`}>
      <path
        d="M3 3H45"
        strokeWidth={dots ? 4 : 3}
        strokeLinecap="round"
        strokeDasharray={dots ? '0 10' : undefined}
      />
    </svg>
  )
}
