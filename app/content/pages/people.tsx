import type { PageHead, PageProps } from '../../navigation/view.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { pageHead } from '../page-head.ts'
import { MemberList } from '../parts/member-list.tsx'
import { PageBlocks } from '../parts/page-blocks.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './people.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>

/** The team and the councils: who they are, then how they work. */
export default function People({ data: { page, members } }: Props) {
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} capitals />
      <div className="page">
        <MemberList members={members} />
        <PageBlocks page={page} follows />
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return { ...pageHead(data.page), picture: data.members[0]?.picture?.src }
}
