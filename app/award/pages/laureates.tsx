import { pageHead } from '../../content/page-head.ts'
import { PageBlocks } from '../../content/parts/page-blocks.tsx'
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Drawn } from '../parts/drawn.tsx'
import type { AwardTexts } from '../texts.ru.ts'
import type { load } from './laureates.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AwardTexts>

export default function Laureates({ data, t }: Props) {
  const { page } = data
  return (
    <>
      <PageTitle
        title={page.title}
        lead={page.lead}
        above={<Breadcrumbs crumbs={crumbsOf(data, t)} label={t.breadcrumbs} />}
      />
      <div className="page">
        {data.years.map(({ id, title, html }) => (
          <section key={id} className="section-gap">
            <h2 className="type-d2 mb-8">{title}</h2>
            <Drawn html={html} />
          </section>
        ))}
        <PageBlocks page={page} follows />
      </div>
    </>
  )
}

export function head({ data, t }: Props): PageHead {
  return { ...pageHead(data.page), breadcrumbs: crumbsOf(data, t) }
}

function crumbsOf(data: Props['data'], t: AwardTexts) {
  return [{ label: fill(t.documentTitle, { title: data.awardTitle }), to: '/award/' }]
}
