import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Drawn } from '../parts/drawn.tsx'
import { HashRow } from '../parts/hash-row.tsx'
import { ProtocolCheck } from '../parts/protocol-check.tsx'
import type { AwardTexts } from '../texts.ru.ts'
import type { load } from './protocol.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AwardTexts>

export default function ProtocolPage({ data, t, locale }: Props) {
  const { page, seal, words } = data
  return (
    <>
      <PageTitle
        title={page.title}
        lead={page.lead}
        above={<Breadcrumbs crumbs={crumbsOf(data, t)} label={t.breadcrumbs} />}
      />
      <div className="page">
        <section className="pt-10" aria-label={words.verdict}>
          {seal && <HashRow name={words.published} note={seal.at} hash={seal.hash} />}
          {seal && data.isOpen ? (
            <ProtocolCheck data={data} locale={locale} />
          ) : (
            <p className="type-lead max-w-text py-8">{data.notYet}</p>
          )}
          {seal && (
            <p className="type-small border-t border-hair pt-4 text-ink-2">
              {seal.receipt ? `${words.stamped}: ${seal.receipt}.` : words.pending}
            </p>
          )}
        </section>
        <Drawn html={data.html} />
      </div>
    </>
  )
}

export function head({ data, t }: Props): PageHead {
  const { title, description } = data.page
  return { title, description, breadcrumbs: crumbsOf(data, t) }
}

function crumbsOf(data: Props['data'], t: AwardTexts) {
  return [{ label: fill(t.documentTitle, { title: data.awardTitle }), to: '/award/' }]
}
