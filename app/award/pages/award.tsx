import { useEffect } from 'react'
import { blockOf } from '../../content/blocks/block-view.ts'
import { pageHead } from '../../content/page-head.ts'
import { PageBlocks } from '../../content/parts/page-blocks.tsx'
import { StateBanner } from '../../content/parts/state-banner.tsx'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Drawn } from '../parts/drawn.tsx'
import { Nominations } from '../parts/nominations.tsx'
import type { AwardTexts } from '../texts.ru.ts'
import type { load } from './award.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AwardTexts>

export default function Award({ data, t }: Props) {
  const { page } = data
  const nominations = blockOf(page, 'nominations')
  const apply = blockOf(page, 'form')
  const others = page.blocks.filter(block => block.kind !== 'steps' && block !== nominations)
  useEffect(() => {
    // Its code comes with a fingerprint alone.
    if (data.html.includes('data-copy'))
      void import('../parts/copy-hash.ts').then(({ offerCopies }) => offerCopies())
  }, [data.html])
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} above={t.award} />
      <div className="page">
        <StateBanner {...data.banner}>
          <div className="flex flex-wrap gap-3 lg:ml-auto">
            <Link to="/award/regulations/" className={buttonClass({ tone: 'ghost', size: 'small' })}>
              {t.regulations}
            </Link>
            {data.remind && (
              <a href={data.remind} className={buttonClass({ tone: 'secondary', size: 'small' })}>
                {t.remind}
              </a>
            )}
            {data.isOpen && (
              <Link to="/award/protocol/" className={buttonClass({ tone: 'secondary', size: 'small' })}>
                {t.protocol}
              </Link>
            )}
            {apply && !apply.form.closed && (
              <a href={`#apply-${apply.form.id}`} className={buttonClass({ size: 'small' })}>
                {t.apply}
              </a>
            )}
          </div>
        </StateBanner>
        <Drawn html={data.html} />
        {nominations && (
          <Nominations block={nominations} to="/award/regulations/">
            <p className="mt-6 flex flex-col items-start">
              <Link to="/award/jury/" className={buttonClass({ tone: 'text' })}>
                {t.jury}
              </Link>
              <Link to="/award/laureates/" className={buttonClass({ tone: 'text' })}>
                {t.laureates}
              </Link>
            </p>
          </Nominations>
        )}
        <PageBlocks page={page} blocks={others} follows />
      </div>
    </>
  )
}

export function head({ data, t }: Props): PageHead {
  return { ...pageHead(data.page), title: fill(t.documentTitle, { title: data.page.title }) }
}
