import type { PageHead, PageProps } from '../../navigation/view.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { pageHead } from '../page-head.ts'
import { PageBlocks } from '../parts/page-blocks.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './text-page.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>

/** A page that is nothing but its blocks. */
export default function TextPage({ data: { page } }: Props) {
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} />
      <div className="page">
        <PageBlocks page={page} />
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return pageHead(data.page)
}
