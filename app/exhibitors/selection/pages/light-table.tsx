import { AccountFrame } from '../../../accounts/parts/account-frame.tsx'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Opinions } from '../parts/opinions.tsx'
import { Said } from '../parts/said.tsx'
import { ConflictForm, VoteForm } from '../parts/vote-form.tsx'
import { WorkTable } from '../parts/work-table.tsx'
import type { CouncilTexts } from '../texts.ru.ts'
import type { LightTableData } from './light-table.server.ts'

export type LightTableProps = PageProps<LightTableData, CouncilTexts>

/** One application before a member of the council: its works large, and beside them what they think of it. */
export default function LightTable({ data, t, locale }: LightTableProps) {
  const { sheet } = data
  const words = t.table
  const name = sheet.names[locale] || sheet.names.ru
  return (
    <AccountFrame
      frame={data.frame}
      above={
        <span className="flex flex-wrap items-center justify-between gap-4">
          <span>{fill(words.of, { place: data.place, count: data.count })}</span>
          <Link to="/council/" className={buttonClass({ tone: 'ghost', size: 'small' })}>
            <Icon name="list" size={18} />
            {words.toQueue}
          </Link>
        </span>
      }
      title={name}
      lead={[sheet.kind, sheet.city].filter(Boolean).join(', ')}
    >
      <Said done={data.done} error={data.error?.message ?? null} t={t} />
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_468px]">
        <WorkTable data={data} t={t} locale={locale} />
        <div>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="type-small text-ink-2">
              {fill(words.application, {
                number: data.number,
                section: (t.sections as Record<string, string>)[data.section] ?? '',
              })}
            </p>
            <OfficeForm does="flag" fields={{ set: data.isFlagged ? 'no' : 'yes' }}>
              <Button type="submit" tone="ghost" size="small">
                {data.isFlagged ? words.unflag : words.flag}
              </Button>
            </OfficeForm>
          </div>
          <VoteForm data={data} t={t} />
          <Opinions data={data} t={t} />
          <ConflictForm data={data} t={t} />
        </div>
      </div>
      <Texts data={data} t={t} locale={locale} />
    </AccountFrame>
  )
}

function Texts({ data, t, locale }: Pick<LightTableProps, 'data' | 't' | 'locale'>) {
  const { sheet } = data
  const words = t.table
  const texts = [
    [words.concept, sheet.concept[locale] || sheet.concept.ru],
    [words.cv, sheet.cv[locale] || sheet.cv.ru],
    [words.wishes, sheet.stand.join(', ')],
  ] as const
  return (
    <div className="mt-14 grid gap-10 lg:grid-cols-3">
      {texts.map(([title, text]) => (
        <section key={title}>
          <h2 className="type-d3">{title}</h2>
          <p className="mt-3 break-words whitespace-pre-line">{text || '—'}</p>
        </section>
      ))}
    </div>
  )
}

export function head({ data, t }: LightTableProps): PageHead {
  return { title: `${data.number}, ${t.council}`, isHidden: true }
}
