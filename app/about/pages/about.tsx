import { pageHead } from '../../content/page-head.ts'
import { PageBlocks } from '../../content/parts/page-blocks.tsx'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import type { AboutTexts } from '../texts.ru.ts'
import type { load } from './about.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AboutTexts>

/** What the fair is; once one is over, the way to those that were. */
export default function About({ data: { page, pastFairs } }: Props) {
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} />
      <div className="page">
        <PageBlocks page={page} />
        {pastFairs && (
          <p className="grid-columns type-lead mt-8">
            <Link
              to="/about/fairs/"
              className="link col-span-full min-h-11 content-center justify-self-start lg:col-span-8 lg:col-start-5"
            >
              {pastFairs}
            </Link>
          </p>
        )}
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return pageHead(data.page)
}
