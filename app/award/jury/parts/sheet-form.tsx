import { useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { plural } from '../../../platform/plurals.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { criteria } from '../../count/award-rule.ts'
import type { JuryBookData } from '../pages/book.server.ts'
import { judged, leastNote, mostNote } from '../sheet.ts'
import { halvesOf } from '../shelf-rows.ts'
import type { JuryTexts } from '../texts.ru.ts'
import { Ruler } from './ruler.tsx'

type Props = { data: JuryBookData; t: JuryTexts; locale: LocaleCode }

/** A juror's marks: to be given while the round is on, to be read afterwards. */
export function Sheet({ data, t, locale }: Props) {
  const { sheet } = data
  const words = t.sheet
  const isOpen = data.isAssigned && sheet.outcome === null && data.scoring === null
  return (
    <section className="lintel mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-2">
        <h2 className="type-d3">{words.title}</h2>
        <p id="saved" role="status" className="type-small inline-flex items-center gap-2 text-success">
          {isOpen && sheet.savedAt && fill(words.savedAt, { time: sheet.savedAt })}
        </p>
      </div>
      {isOpen ? <SheetForm data={data} t={t} locale={locale} /> : <Shut data={data} t={t} locale={locale} />}
    </section>
  )
}

function SheetForm({ data, t, locale }: Props) {
  const { sheet } = data
  const words = t.sheet
  const { saving, unsaved } = words
  const { pathname } = useView()
  return (
    <form
      method="post"
      action={pathname}
      data-saves="save"
      data-words={JSON.stringify({ saving, unsaved })}
      data-sheet={JSON.stringify(scriptWords(t, locale))}
    >
      <input type="hidden" name="revision" value={sheet.revision} />
      {data.otherTab && <OtherTab data={data} t={t} />}
      {criteria.map(criterion => (
        <Ruler
          key={criterion}
          criterion={criterion}
          weight={data.weights[criterion]}
          value={sheet.halves[criterion]}
          t={t}
          locale={locale}
        />
      ))}
      <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <Note data={data} t={t} />
        <div className="lintel-light">
          <p className="type-small text-ink-2">{words.weighted}</p>
          <p data-weighted className="type-d2 tabular-nums">
            {sheet.score ?? words.notYet}
          </p>
          <p data-left className="type-small mt-1">
            {leftWords(data, t, locale)}
          </p>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        {/* Save comes first: a form that is sent with Enter saves and nothing more. */}
        <Button type="submit" tone="ghost" name="do" value="save">
          {words.save}
        </Button>
        <Button type="submit" name="do" value="send" data-send>
          {words.send}
        </Button>
        <p className="type-small text-ink-2">{words.final}</p>
      </div>
    </form>
  )
}

/** What the script says while somebody judges, in the words of the page. */
function scriptWords({ sheet, criteria: names }: JuryTexts, locale: LocaleCode) {
  const forms = (all: JuryTexts['sheet']['sendMany'] | JuryTexts['sheet']['leftMany']) =>
    criteria.map((_, index) => fill(plural(index + 1, locale, all), { count: index + 1 }))
  return {
    locale,
    notYet: sheet.notYet,
    allThere: sheet.allThere,
    leftOne: sheet.leftOne,
    left: forms(sheet.leftMany),
    send: sheet.send,
    sendOne: sheet.sendOne,
    sendLeft: forms(sheet.sendMany),
    sendNote: fill(sheet.sendNote, { least: leastNote }),
    least: leastNote,
    counted: sheet.counted,
    most: mostNote,
    names: Object.fromEntries(criteria.map(criterion => [criterion, names[criterion].name])),
  }
}

function leftWords({ sheet }: JuryBookData, t: JuryTexts, locale: LocaleCode): string {
  const left = criteria.filter(criterion => sheet.halves[criterion] === undefined)
  const [only] = left
  if (!only) return t.sheet.allThere
  if (left.length === 1) return fill(t.sheet.leftOne, { criterion: t.criteria[only].name })
  return fill(plural(left.length, locale, t.sheet.leftMany), { count: left.length })
}

function Note({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.sheet
  const { note } = data.sheet
  const error = data.error?.field === 'note' ? data.error.message : null
  return (
    <div>
      <label htmlFor="note" className="type-small">
        {words.note}
      </label>
      <textarea
        id="note"
        name="note"
        rows={5}
        maxLength={mostNote}
        defaultValue={note}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'note-error note-hint' : 'note-hint'}
        className={cx(
          'mt-1 w-full border bg-raised px-4 py-3 hover:border-ink',
          error ? 'wrong-bar border-error' : 'border-edge',
        )}
      />
      {error && (
        <p id="note-error" className="type-small text-error">
          {error}
        </p>
      )}
      <p className="type-small flex flex-wrap justify-between gap-x-6 text-ink-2">
        <span id="note-hint">{fill(words.noteHint, { least: leastNote })}</span>
        <span data-counted className="tabular-nums">
          {fill(words.counted, { count: note.length, most: mostNote })}
        </span>
      </p>
    </div>
  )
}

/** Yesterday's tab: what is kept stands over what was typed, and nothing has been lost. */
function OtherTab({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <div className="mb-4 border-l-4 border-warning bg-raised px-4 py-3">
      <h3 className="font-semibold">{t.sheet.otherTab}</h3>
      <p className="type-small mt-1 break-words whitespace-pre-line">
        {fill(t.sheet.keptSeen, { scores: data.otherTab?.scores ?? '', note: data.otherTab?.note ?? '' })}
      </p>
      <p className="type-small mt-1 text-ink-2">{t.sheet.otherTabLead}</p>
    </div>
  )
}

/** Sent, abstained, or not now: what was given, to be read. */
function Shut({ data, t, locale }: Props) {
  const { sheet } = data
  const words = t.sheet
  const at = sheet.at ?? ''
  const why = !data.isAssigned ? words.notAssigned : (data.scoring ?? words.closed)
  const said =
    sheet.outcome === 'sent'
      ? fill(words.sentAt, { at })
      : sheet.outcome === 'abstained'
        ? fill(words.abstainedAt, { at })
        : why
  return (
    <div>
      <p className="inline-flex items-center gap-2">
        {sheet.outcome === 'sent' && <Icon name="check" size={18} className="text-success" />}
        {said}
      </p>
      {judged(sheet.halves) > 0 && (
        <dl className="mt-3">
          {criteria.map(criterion => (
            <div
              key={criterion}
              className="flex items-baseline justify-between gap-6 border-b border-hair py-2"
            >
              <dt>{t.criteria[criterion].name}</dt>
              <dd className="type-d3 tabular-nums">
                {sheet.halves[criterion] === undefined ? '—' : halvesOf(sheet.halves[criterion] ?? 0, locale)}
              </dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-6 py-2">
            <dt>{words.weighted}</dt>
            <dd className="type-d2 tabular-nums">{sheet.score ?? words.notYet}</dd>
          </div>
        </dl>
      )}
      {sheet.note && <p className="mt-3 max-w-text break-words whitespace-pre-line">{sheet.note}</p>}
    </div>
  )
}
