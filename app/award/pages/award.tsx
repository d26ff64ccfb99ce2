import type { LocalBlock } from '../../content/blocks.ts'
import { TextRows } from '../../content/parts/text-blocks.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Nominations } from '../parts/nominations.tsx'
import { StateBanner } from '../parts/state-banner.tsx'
import type { AwardTexts } from '../texts.ru.ts'
import type { load } from './award.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AwardTexts>
type BlockOf<Kind extends LocalBlock['kind']> = Extract<LocalBlock, { kind: Kind }>

export default function Award({ data, t, locale }: Props) {
  const { blocks, title, lead } = data.page
  const steps = blocks.find((block): block is BlockOf<'steps'> => block.kind === 'steps')
  const nominations = blocks.find((block): block is BlockOf<'nominations'> => block.kind === 'nominations')
  const texts = blocks.filter((block): block is BlockOf<'text'> => block.kind === 'text')
  return (
    <>
      <PageTitle title={title} lead={lead} above={t.award} />
      <div className="page">
        <StateBanner state={data.state} t={t} locale={locale} />
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
