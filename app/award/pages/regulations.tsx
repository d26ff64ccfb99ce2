import { DocumentText } from '../../content/parts/document-text.tsx'
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import type { AwardTexts } from '../texts.ru.ts'
import type { load } from './regulations.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AwardTexts>

export default function Regulations({ data, t }: Props) {
  return (
    <>
      <PageTitle
        title={data.document.title}
        above={<Breadcrumbs crumbs={crumbsOf(data, t)} label={t.breadcrumbs} />}
        size="d2"
      />
      <div className="page">
        <DocumentText document={data.document} t={t.document} />
      </div>
    </>
  )
}

export function head({ data, t }: Props): PageHead {
  return {
    title: data.document.title,
    description: fill(t.regulationsDescription, { title: data.awardTitle, date: data.document.inForceFrom }),
    breadcrumbs: crumbsOf(data, t),
  }
}

function crumbsOf(data: Props['data'], t: AwardTexts) {
  return [{ label: fill(t.documentTitle, { title: data.awardTitle }), to: '/award/' }]
}
