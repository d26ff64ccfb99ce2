import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { DocumentText } from '../parts/document-text.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './consent.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>

/** What one agrees to when ticking a box: one text for each purpose. */
export default function Consent({ data, t }: Props) {
  return (
    <>
      <PageTitle
        title={data.document.title}
        above={<Breadcrumbs crumbs={crumbsOf(data)} label={t.breadcrumbs} />}
        size="d2"
      />
      <div className="page">
        <DocumentText document={data.document} t={t.document} />
      </div>
    </>
  )
}

export function head({ data, t }: Props): PageHead {
  const { title, inForceFrom } = data.document
  return {
    title,
    description: fill(t.document.consentDescription, { title, date: inForceFrom }),
    breadcrumbs: crumbsOf(data),
  }
}

function crumbsOf(data: Props['data']) {
  return [{ label: data.policyTitle, to: '/privacy/' }]
}
