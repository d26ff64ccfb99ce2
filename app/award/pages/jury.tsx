import { pageHead } from '../../content/page-head.ts'
import { MemberList } from '../../content/parts/member-list.tsx'
import { PageBlocks } from '../../content/parts/page-blocks.tsx'
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import type { AwardTexts } from '../texts.ru.ts'
import type { load } from './jury.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AwardTexts>

/** Who reads the books, then how they read them. */
export default function Jury({ data, t }: Props) {
  const { page, members } = data
  return (
    <>
      <PageTitle
        title={page.title}
        lead={page.lead}
        above={<Breadcrumbs crumbs={crumbsOf(data, t)} label={t.breadcrumbs} />}
        capitals
      />
      <div className="page">
        <MemberList members={members} />
        <PageBlocks page={page} follows />
      </div>
    </>
  )
}

export function head({ data, t }: Props): PageHead {
  return {
    ...pageHead(data.page),
    picture: data.members[0]?.picture?.src,
    breadcrumbs: crumbsOf(data, t),
  }
}

function crumbsOf(data: Props['data'], t: AwardTexts) {
  return [{ label: fill(t.documentTitle, { title: data.awardTitle }), to: '/award/' }]
}
