import { TextRows } from '../../content/parts/text-blocks.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { CalendarLinks } from '../parts/calendar-links.tsx'
import { HallIndex } from '../parts/hall-index.tsx'
import { useOwnStart } from '../parts/own-start.ts'
import { Timetable } from '../parts/timetable.tsx'
import type { ProgrammeTexts } from '../texts.ru.ts'
import type { load } from './programme.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ProgrammeTexts>

export default function Programme({ data, t, locale }: Props) {
  const { title, lead, blocks } = data.page
  return (
    <>
      <PageTitle title={title} lead={lead} />
      <div className="page">
        <Timetable key={useOwnStart()} data={data} t={t} locale={locale} />
        <div className="section-gap">
          <TextRows blocks={blocks.flatMap(block => (block.kind === 'text' ? [block] : []))} />
        </div>
        {blocks.map(block => block.kind === 'index' && <HallIndex key={block.title} block={block} />)}
        <CalendarLinks t={t} locale={locale} />
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return { title: data.page.title, description: data.page.description }
}
