import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { ConfirmTick, LongField, TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { withLocale } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
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
      {data.proposed && (
        <p className="lintel-current mb-10 bg-raised p-5">
          {fill(t.fair.proposed, data.proposed)}{' '}
          <Link to="/office/approvals/" className="link">
            {t.approvals.title}
          </Link>
        </p>
      )}
      {data.running && <CallOffProgress running={data.running} t={t} />}
      <Plan data={data} t={t} />
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

function Plan({ data, t }: Pick<Props, 'data' | 't'>) {
  const { numbers } = t.fair
  const { plan } = data
  const shown: [string, string | number][] = [
    [numbers.orders, plan.orders],
    [numbers.tickets, plan.tickets],
    [numbers.amount, plan.amount],
    [numbers.unpaid, plan.unpaid],
    [numbers.used, plan.used],
    [numbers.returned, plan.returned],
    [numbers.returnedSum, plan.returnedSum],
  ]
  return (
    <Section title={t.fair.plan}>
      <dl className="grid gap-x-6 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
        {shown.map(([label, value]) => (
          <div key={label} className="lintel-light flex flex-col-reverse justify-end pt-3">
            <dt className="type-small text-ink-2">{label}</dt>
            <dd className="type-numeral type-numeral-s">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Cancel({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.fair.cancel
  return (
    <section className="border border-hair bg-raised p-5">
      <h2 className="type-d3">{words.title}</h2>
      <p className="mt-3 mb-5">{words.text}</p>
      <OfficeForm does="cancel-fair">
        <Confirmation data={data} t={t} does="cancel-fair" />
        <Button type="submit" tone="danger" size="small" className="mt-3">
          {words.button}
        </Button>
      </OfficeForm>
    </section>
  )
}

function Postpone({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.fair.postpone
  const typed = data.typed.do === 'postpone-fair' ? data.typed : {}
  return (
    <section className="border border-hair bg-raised p-5">
      <h2 className="type-d3">{words.title}</h2>
      <p className="mt-3 mb-5">{words.text}</p>
      <OfficeForm does="postpone-fair">
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
        <Confirmation data={data} t={t} does="postpone-fair" />
        <Button type="submit" tone="secondary" size="small" className="mt-3">
          {words.button}
        </Button>
      </OfficeForm>
    </section>
  )
}

/** What the buyers read, and the number that shows the plan has been read. */
function Confirmation({ data, t, does }: Pick<Props, 'data' | 't'> & { does: string }) {
  const typed = data.typed.do === does ? data.typed : {}
  return (
    <>
      <LongField
        id={`${does}-ru`}
        name="message-ru"
        label={t.fair.messageRu}
        required
        maxLength={2000}
        defaultValue={typed['message-ru']}
        className="mb-4"
      />
      <LongField
        id={`${does}-en`}
        name="message-en"
        label={t.fair.messageEn}
        required
        maxLength={2000}
        defaultValue={typed['message-en']}
        className="mb-4"
      />
      <TextField
        id={`${does}-number`}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        label={fill(t.fair.typeNumber, { count: data.plan.orders })}
        required
      />
      <ConfirmTick id={`confirm-${does}`} label={t.confirm} />
    </>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: t.fair.title, isHidden: true, ...(isWorking(data) && { refreshSeconds: 3 }) }
}

function isWorking({ running }: FairData): boolean {
  return running !== null && running.finishedAt === null
}
