import { StateBanner } from '../../content/parts/state-banner.tsx'
import { TextRows } from '../../content/parts/text-blocks.tsx'
import { blockOf, blocksOf } from '../../content/shown-blocks.ts'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { awardBanner } from '../award-state.ts'
import { Calendar } from '../parts/calendar.tsx'
import { Nominations } from '../parts/nominations.tsx'
import type { AwardTexts } from '../texts.ru.ts'
import type { load } from './award.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AwardTexts>

export default function Award({ data, t, locale }: Props) {
  const { title, lead } = data.page
  const steps = blockOf(data.page, 'steps')
  const nominations = blockOf(data.page, 'nominations')
  const texts = blocksOf(data.page, 'text')
  return (
    <>
      <PageTitle title={title} lead={lead} above={t.award} />
      <div className="page">
        <StateBanner {...awardBanner(data.state, t, locale)} />
        {steps && <Calendar block={steps} steps={data.calendar} t={t} />}
        {nominations && <Nominations block={nominations} />}
        <div className="section-gap">
          <TextRows blocks={texts} />
        </div>
      </div>
    </>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: t.documentTitle.replace('{title}', data.page.title), description: data.page.description }
}
