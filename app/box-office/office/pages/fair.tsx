import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { TextField } from '../../../office/parts/text-field.tsx'
import { withLocale } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Confirmation, PlanNumbers, Proposed } from '../parts/call-off-plan.tsx'
import { CallOffProgress } from '../parts/call-off-progress.tsx'
import { Frame } from '../parts/frame.tsx'
import type { OfficeTexts } from '../texts.ru.ts'
import type { FairData } from './fair.server.ts'

type Props = PageProps<FairData, OfficeTexts>

/** The whole fair cancelled or postponed: what it would mean, then the deed, then its progress. */
export default function Fair({ data, t, locale }: Props) {
  return (
    <Frame
      data={data}
      t={t}
      title={t.fair.title}
      note={t.fair.lead}
      actions={
        <Link
          to={withLocale('/office/fair.csv', locale)}
          className={buttonClass({ tone: 'ghost', size: 'small' })}
        >
          <Icon name="download" size={18} />
          {t.fair.csv}
        </Link>
      }
    >
      <Proposed proposed={data.proposed} t={t} />
      {data.batches.map(batch => (
        <CallOffProgress key={batch.id} batch={batch} t={t} />
      ))}
      {data.isClosed && data.canStart && (
        <OfficeForm does="open-sale" className="mb-10">
          <Button type="submit" tone="ghost" size="small">
            {t.fair.running.openSale}
          </Button>
          <p className="type-small mt-1 text-ink-2">{t.fair.running.openSaleNote}</p>
        </OfficeForm>
      )}
      <Section title={t.fair.plan}>
        <PlanNumbers plan={data.plan} />
      </Section>
      {data.isOver && <p className="type-body mt-8">{t.fair.over}</p>}
      {data.canStart && (
        <div className="mt-10 grid gap-10 xl:grid-cols-2">
          <Postpone data={data} t={t} />
          <Cancel data={data} t={t} />
        </div>
      )}
    </Frame>
  )
}

function Cancel({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.fair.cancel
  return (
    <section className="border border-hair bg-raised p-5">
      <h2 className="type-d3">{words.title}</h2>
      <p className="mt-3 mb-5">{words.text}</p>
      <OfficeForm does="cancel">
        <Confirmation does="cancel" plan={data.plan} typed={typedOf(data, 'cancel')} t={t} />
        <Button type="submit" tone="danger" size="small" className="mt-3">
          {words.button}
        </Button>
      </OfficeForm>
    </section>
  )
}

function Postpone({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.fair.postpone
  const typed = typedOf(data, 'postpone')
  return (
    <section className="border border-hair bg-raised p-5">
      <h2 className="type-d3">{words.title}</h2>
      <p className="mt-3 mb-5">{words.text}</p>
      <OfficeForm does="postpone">
        <div className="mb-4 grid gap-4 sm:grid-cols-2">
          <TextField
            id="new-from"
            name="new-from"
            type="date"
            label={words.newFrom}
            required
            defaultValue={typed['new-from']}
          />
          <TextField
            id="new-to"
            name="new-to"
            type="date"
            label={words.newTo}
            required
            defaultValue={typed['new-to']}
          />
          <TextField
            id="returns-until"
            name="returns-until"
            type="date"
            label={words.returnsUntil}
            min={data.tomorrow}
            required
            defaultValue={typed['returns-until']}
            className="sm:col-span-2"
          />
        </div>
        <Confirmation does="postpone" plan={data.plan} typed={typed} t={t} />
        <Button type="submit" tone="secondary" size="small" className="mt-3">
          {words.button}
        </Button>
      </OfficeForm>
    </section>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: t.fair.title, isHidden: true, ...(isWorking(data) && { refreshSeconds: 3 }) }
}

function typedOf({ typed }: FairData, does: string): Record<string, string> {
  return typed.do === does ? typed : {}
}

function isWorking({ batches }: FairData): boolean {
  return batches.some(({ finishedAt }) => finishedAt === null)
}
