import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Opinions } from '../parts/opinions.tsx'
import { Said } from '../parts/said.tsx'
import { TableBar } from '../parts/table-bar.tsx'
import { TableKeys } from '../parts/table-keys.tsx'
import { ConflictForm, VoteForm } from '../parts/vote-form.tsx'
import { WorkTable } from '../parts/work-table.tsx'
import { Zoom } from '../parts/zoom.tsx'
import type { CouncilTexts } from '../texts.ru.ts'
import type { LightTableData } from './light-table.server.ts'

export type LightTableProps = PageProps<LightTableData, CouncilTexts>

/** One application before a member of the council: its works large, and beside them what they think of it. */
export default function LightTable({ data, t, locale }: LightTableProps) {
  return (
    <div data-light-table={data.id} className="flex min-h-dvh flex-col">
      <TableBar data={data} t={t} />
      <div className="grid grow xl:grid-cols-[minmax(0,1fr)_468px] xl:grid-rows-[auto_1fr]">
        <div className="px-4 pt-5 sm:px-8 xl:col-start-2 xl:row-start-1 xl:border-l xl:border-hair">
          <Said done={data.done} error={data.error?.message ?? null} t={t} />
          <Heading data={data} t={t} locale={locale} />
        </div>
        <div className="min-w-0 max-xl:mt-5 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <div className="xl:sticky xl:top-0">
            <WorkTable data={data} t={t} locale={locale} />
          </div>
        </div>
        <div className="px-4 pb-8 sm:px-8 xl:col-start-2 xl:row-start-2 xl:border-l xl:border-hair">
          <VoteForm data={data} t={t} />
          <ConflictForm data={data} t={t} />
          <Opinions data={data} t={t} />
        </div>
      </div>
      <Texts data={data} t={t} locale={locale} />
      <p data-announced aria-live="polite" className="sr-only" />
      <TableKeys t={t} />
      <Zoom t={t} />
    </div>
  )
}

function Heading({ data, t, locale }: Pick<LightTableProps, 'data' | 't' | 'locale'>) {
  const { sheet } = data
  const words = t.table
  const concept = sheet.concept[locale] || sheet.concept.ru
  const section = (t.sections as Record<string, string>)[data.section] ?? ''
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="type-small text-ink-2">{fill(words.application, { number: data.number, section })}</p>
          <h1 className="type-d3 break-words">{sheet.names[locale] || sheet.names.ru}</h1>
          <p className="type-small text-ink-2">{[sheet.kind, sheet.city].filter(Boolean).join(', ')}</p>
        </div>
        <OfficeForm
          does="flag"
          fields={{ set: data.isFlagged ? 'no' : 'yes', work: String(data.chosen) }}
          className="shrink-0"
        >
          <Button type="submit" data-flag tone="ghost" size="small" aria-describedby="flag-hint">
            <Flag isSet={data.isFlagged} />
            {data.isFlagged ? words.unflag : words.flag}
          </Button>
          <span id="flag-hint" className="sr-only">
            {words.flagHint}
          </span>
        </OfficeForm>
      </div>
      {concept && <p className="type-small mt-3 line-clamp-3 break-words">{concept}</p>}
      <div className="mt-1 flex flex-wrap justify-between gap-x-6">
        {concept && (
          <a href="#concept" className={buttonClass({ tone: 'text', className: 'type-small' })}>
            {words.wholeConcept}
          </a>
        )}
        {data.next && (
          <Link
            to={`/council/${data.next}/`}
            data-next
            className={buttonClass({ tone: 'text', className: 'type-small' })}
          >
            {words.nextApplication}
            <Icon name="arrow-right" size={18} />
          </Link>
        )}
      </div>
    </>
  )
}

function Flag({ isSet }: { isSet: boolean }) {
  return (
    <svg viewBox="0 0 22 22" aria-hidden="true" className="size-4.5" fill={isSet ? 'currentColor' : 'none'}>
      <path d="M5 20V3h12l-3 4.5 3 4.5H5" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}

function Texts({ data, t, locale }: Pick<LightTableProps, 'data' | 't' | 'locale'>) {
  const { sheet } = data
  const words = t.table
  const texts = [
    ['concept', words.concept, sheet.concept[locale] || sheet.concept.ru],
    ['cv', words.cv, sheet.cv[locale] || sheet.cv.ru],
    ['wishes', words.wishes, sheet.stand.join(', ')],
  ] as const
  return (
    <div className="grid gap-10 border-t border-hair px-4 py-10 sm:px-8 lg:grid-cols-3">
      {texts.map(([id, title, text]) => (
        <section key={id} id={id}>
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
