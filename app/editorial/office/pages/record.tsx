import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { LongField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { localeCodes } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { AddressForm } from '../parts/address-form.tsx'
import { LivePreview } from '../parts/live-preview.tsx'
import { RecordForms } from '../parts/record-form.tsx'
import { RecordingForms } from '../parts/recording-forms.tsx'
import { Suggestions } from '../parts/reference-input.tsx'
import { ReleaseForms } from '../parts/release-forms.tsx'
import { StateMark } from '../parts/state-mark.tsx'
import { UsesList } from '../parts/uses-list.tsx'
import type { EditorialTexts } from '../texts.ru.ts'
import type { RecordData } from './record.server.ts'

type Props = PageProps<RecordData, EditorialTexts>

/** One record while it is written: both languages side by side, saved as one types, published by a press. */
export default function Editing({ data, t }: Props) {
  const { error, done, address, may } = data
  return (
    <OfficeFrame
      frame={data.frame}
      title={data.title}
      note={
        <Link to={data.list.to} className="link">
          {data.list.label}
        </Link>
      }
      actions={
        <>
          <Link to={`${address}versions/`} className={buttonClass({ tone: 'ghost', size: 'small' })}>
            {t.edit.versions}
          </Link>
          {data.path && (
            <Link to={data.path} data-hotkey="Site" className={buttonClass({ tone: 'ghost', size: 'small' })}>
              {t.edit.onSite}
            </Link>
          )}
        </>
      }
    >
      <OfficeOutcome
        error={error?.message}
        done={done ? (t.done as Record<string, string>)[done] : undefined}
      />
      {data.isTrashed ? (
        <div className="max-w-text">
          <p className="type-body mb-4">{t.edit.inTrash}</p>
          {may.trash && (
            <OfficeForm does="return">
              <Button type="submit" size="small">
                {t.edit.return}
              </Button>
            </OfficeForm>
          )}
        </div>
      ) : (
        <div className="gap-8 xl:flex xl:items-start">
          <div
            className="min-w-0 grow"
            data-editing={JSON.stringify({ saving: t.edit.saving, offline: t.edit.offline, ...t.company })}
            data-keeps={`${data.personId} ${data.address}`}
          >
            <p className="type-small mb-4 text-ink-2">{t.edit.help}</p>
            <div hidden data-with-script="" className="mb-4 flex flex-wrap items-center gap-x-4">
              <label htmlFor="typographer" className="flex min-h-11 w-fit items-center gap-3">
                <input id="typographer" type="checkbox" defaultChecked className="tick" data-typographer="" />
                {t.edit.asTyped}
              </label>
              <span role="status" data-typeset="" className="type-small text-ink-2" />
            </div>
            <LivePreview address={data.address} rows={data.rows} t={t.edit} does={t.does} />
            <div data-region="">
              <RecordForms rows={data.rows} around={{ ...data, t: t.edit }} />
            </div>
            <ConfirmForm />
            <Suggestions choices={data.choices} />
          </div>
          <Panel data={data} t={t} />
        </div>
      )}
    </OfficeFrame>
  )
}

/** The buttons of it stand beside the texts, within other forms. */
function ConfirmForm() {
  const { pathname } = useView()
  return (
    <form id="confirm" method="post" action={pathname}>
      <input type="hidden" name="do" value="confirm" />
    </form>
  )
}

function Panel({ data, t }: Pick<Props, 'data' | 't'>) {
  const { may, isChanged } = data
  const count = (severity: string) => data.findings.filter(finding => finding.severity === severity).length
  const canWithdraw = may.withdraw && data.canWithdraw
  return (
    <aside
      aria-labelledby="state"
      data-region=""
      className="shrink-0 border-t-4 border-accent bg-raised p-5 max-xl:mt-8 xl:sticky xl:top-8 xl:w-[348px]"
    >
      <h2 id="state" className="type-d3 mb-2">
        {t.edit.status}
      </h2>
      <SeenStates seen={data.seen} t={t} />
      <p role="status" aria-live="polite" data-saved="" className="type-small text-success">
        {data.savedAt ? fill(t.edit.savedAt, { time: data.savedAt }) : ''}
      </p>
      <p role="status" aria-live="polite" data-company="" className="type-small mt-2 text-info" />
      <p role="status" aria-live="polite" data-moved="" className="type-small text-warning" />
      <p className="type-small mt-2">{isChanged ? t.edit.changed : t.edit.same}</p>
      <Findings data={data} t={t} />
      {may.publish && (
        <OfficeForm
          does="publish"
          fields={{ revision: String(data.revision) }}
          className="mt-4 border-t border-hair pt-4"
        >
          <Languages legend={t.edit.which} chosen={['ru', 'en']} t={t} id="publish" />
          {count('fix') > 0 && (
            <LongField
              id="reason"
              name="reason"
              label={t.edit.reason}
              hint={t.edit.reasonNote}
              rows={2}
              maxLength={500}
              className="mb-3"
            />
          )}
          <Button type="submit" className="w-full" data-publish="">
            {t.edit.publish}
          </Button>
          <p className="type-small mt-2 text-ink-2">{t.edit.publishNote}</p>
        </OfficeForm>
      )}
      <ReleaseForms
        data={data}
        t={t}
        languages={<Languages legend={t.edit.which} chosen={['ru', 'en']} t={t} id="plan" />}
      />
      {data.recordings && <RecordingForms recordings={data.recordings} t={t} />}
      <AddressForm data={data} t={t.address} />
      <UndoForms data={data} t={t} />
      {canWithdraw && (
        <OfficeForm does="withdraw" className="mt-4 border-t border-hair pt-4">
          <Languages legend={t.edit.which} chosen={[]} t={t} id="withdraw" />
          <Button type="submit" tone="ghost" size="small">
            {t.edit.withdraw}
          </Button>
        </OfficeForm>
      )}
      <UsesList uses={data.uses} t={t.uses} />
      {may.trash && data.canTrash && (
        <OfficeForm does="trash" className="mt-4">
          <Button type="submit" tone="text" size="small">
            {t.edit.trash}
          </Button>
        </OfficeForm>
      )}
    </aside>
  )
}

/** What visitors find in each language, with the marks of the lists. */
function SeenStates({ seen, t }: { seen: RecordData['seen']; t: EditorialTexts }) {
  return (
    <dl className="type-small mb-2">
      {localeCodes.map(code => (
        <div key={code} className="flex justify-between gap-4 border-t border-hair py-1">
          <dt>{t.edit.languages[code]}</dt>
          <dd>
            <StateMark state={seen[code]} label={t.states[seen[code]]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The way back, one edit at a press and over days, and from there forward again. */
function UndoForms({ data, t }: Pick<Props, 'data' | 't'>) {
  if (!data.canUndo && !data.canRedo) return null
  const way = (does: 'undo' | 'redo', key: string) => (
    <OfficeForm does={does}>
      <Button type="submit" tone="ghost" size="small" data-hotkey={key} data-hotkey-press="">
        {t.edit[does]}
      </Button>
    </OfficeForm>
  )
  return (
    <div className="mt-4 flex flex-wrap gap-3 border-t border-hair pt-4">
      {data.canUndo && way('undo', 'Undo')}
      {data.canRedo && way('redo', 'Redo')}
    </div>
  )
}

const marks = { fix: '△', decide: '◐', fine: '✓' } as const
const looks = { fix: 'text-error', decide: 'text-warning', fine: 'text-success' } as const

/** What the checks say, the worst first; each leads to its place. */
function Findings({ data, t }: Pick<Props, 'data' | 't'>) {
  const { findings } = data
  const count = (severity: string) => findings.filter(finding => finding.severity === severity).length
  return (
    <section aria-labelledby="findings" className="mt-4 border-t border-hair pt-4">
      <h2 id="findings" className="type-d3">
        {t.edit.findings}
      </h2>
      <p className="type-small text-ink-2">
        {fill(t.edit.counts, { fix: count('fix'), decide: count('decide'), fine: count('fine') })}
      </p>
      <ul className="mt-2">
        {findings.map(({ key, severity, title, text, place, at }) => (
          <li key={key} className="type-small flex gap-3 border-t border-hair py-2">
            <span aria-hidden="true" className={looks[severity]}>
              {marks[severity]}
            </span>
            <span className="min-w-0">
              <span className="sr-only">{t.edit.severities[severity]}: </span>
              <span className="font-semibold">{title}</span>
              <span className="block text-ink-2">{text}</span>
              {at && (
                <a href={`#${at}`} className="link inline-flex min-h-11 items-center">
                  {place || title}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
      {(data.may.write || data.may.translate) && (
        <OfficeForm does="typeset">
          <Button type="submit" tone="ghost" size="small">
            {t.edit.typeset}
          </Button>
        </OfficeForm>
      )}
    </section>
  )
}

function Languages({
  legend,
  chosen,
  t,
  id,
}: {
  legend: string
  chosen: readonly string[]
  t: EditorialTexts
  id: string
}) {
  return (
    <fieldset>
      <legend className="type-small">{legend}</legend>
      {localeCodes.map(code => (
        <label key={code} htmlFor={`${id}-${code}`} className="mr-6 inline-flex min-h-11 items-center gap-3">
          <input
            id={`${id}-${code}`}
            type="checkbox"
            name="languages"
            value={code}
            defaultChecked={chosen.includes(code)}
            className="tick"
          />
          {t.edit.languages[code]}
        </label>
      ))}
    </fieldset>
  )
}

export function head({ data }: Props): PageHead {
  return { title: data.title, isHidden: true }
}
