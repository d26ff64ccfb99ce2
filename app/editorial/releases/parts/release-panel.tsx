import { useView } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { type LocaleCode, localeCodes } from '../../../platform/languages.ts'
import { plural } from '../../../platform/plurals.ts'
import { Button } from '../../../ui/button.tsx'
import type { ReleaseData } from '../pages/release.server.ts'
import type { ReleaseTexts } from '../texts.ru.ts'

type Around = { data: ReleaseData; t: ReleaseTexts }

/** When it goes out, who set that, and how it is taken back. */
export function ReleasePanel({ data, t }: Around) {
  const { locale } = useView()
  return (
    <aside
      aria-labelledby="when"
      data-region=""
      className="shrink-0 border-t-4 border-accent bg-raised p-5 max-xl:mt-8 xl:sticky xl:top-8 xl:w-[376px]"
    >
      <h2 id="when" className="type-d3">
        {headingOf(data, t)}
      </h2>
      {data.state === 'planned' && data.leftMinutes !== null && (
        <p className="type-d2">{leftIn(data.leftMinutes, locale, t)}</p>
      )}
      {data.plannedFor && data.isOpen && (
        <p className="type-small text-ink-2">
          {fill(t.one.plannedBy, { at: data.plannedFor, who: data.plannedBy })}
        </p>
      )}
      {data.publishedAt && (
        <p className="type-small mt-2">
          {fill(t.one.publishedAt, { at: data.publishedAt, who: data.publishedBy })}
          {data.isLate && data.plannedFor && ` ${fill(t.one.publishedLate, { at: data.plannedFor })}`}
        </p>
      )}
      {data.takenBackAt && (
        <p className="type-small mt-2">
          {fill(t.one.takenBackAt, { at: data.takenBackAt, who: data.takenBackBy })}
        </p>
      )}
      {data.isOpen && <PreviewForm data={data} t={t} />}
      {data.isOpen && data.mayPlan && data.count > 0 && <PlanForms data={data} t={t} />}
      {data.isOpen && data.mayGather && <EndForms data={data} t={t} />}
      {data.state === 'published' && data.mayPlan && <TakeBack data={data} t={t} />}
    </aside>
  )
}

function headingOf({ state }: ReleaseData, t: ReleaseTexts): string {
  if (state === 'planned') return t.one.plannedFor
  return state === 'held-up' ? t.one.heldUp : t.states[state]
}

/** «5 дней 21 час»: the two largest parts. */
function leftIn(minutes: number, locale: LocaleCode, t: ReleaseTexts): string {
  const parts = [
    { count: Math.floor(minutes / 1440), forms: t.one.days },
    { count: Math.floor((minutes % 1440) / 60), forms: t.one.hours },
    { count: minutes % 60, forms: t.one.minutes },
  ]
  const first = parts.findIndex(({ count }) => count > 0)
  if (first < 0) return t.one.soon
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ count, forms }) => fill(plural(count, locale, forms), { count }))
    .join(' ')
}

function PreviewForm({ data, t }: Around) {
  return (
    <form
      action={`/office/releases/${data.id}/preview.html`}
      target="preview"
      className="mt-4 border-t border-hair pt-4"
    >
      <h3 className="type-small mb-2 font-semibold">{t.one.previewAny}</h3>
      <TextField
        id="path"
        name="path"
        label={t.one.previewPath}
        defaultValue="/"
        maxLength={200}
        pattern="/([\w\-]+/)*"
        autoComplete="off"
      />
      <TextField
        id="preview-at"
        name="at"
        type="datetime-local"
        data-hotkey="T"
        data-does={t.one.previewAny}
        label={t.one.previewAt}
        defaultValue={data.plannedField}
        className="mt-3"
      />
      <div className="mt-3 flex flex-wrap gap-3">
        {localeCodes.map(code => (
          <Button key={code} type="submit" name="language" value={code} tone="ghost" size="small">
            {`${t.one.preview}, ${t.languages[code]}`}
          </Button>
        ))}
      </div>
    </form>
  )
}

function PlanForms({ data, t }: Around) {
  const { locale } = useView()
  const isPlanned = data.state === 'planned'
  return (
    <>
      <OfficeForm does="plan" fields={{ seen: data.seenMark }} className="mt-4 border-t border-hair pt-4">
        <TextField
          id="at"
          name="at"
          type="datetime-local"
          label={t.one.planAt}
          hint={t.one.planNote}
          defaultValue={data.plannedField}
          required
        />
        <Button type="submit" className="mt-3 w-full">
          {isPlanned ? t.one.planAgain : t.one.plan}
        </Button>
        <p className="type-small mt-2 text-ink-2">{t.one.agreedNote}</p>
      </OfficeForm>
      {data.waiting > 0 ? (
        <p className="type-small mt-4 border border-dashed border-edge px-4 py-3 text-ink-2">
          {fill(plural(data.waiting, locale, t.one.waitNow), { count: data.waiting })}
        </p>
      ) : (
        <OfficeForm does="publish" fields={{ seen: data.seenMark }} className="mt-4">
          <Button type="submit" tone="secondary" className="w-full">
            {t.one.publishNow}
          </Button>
        </OfficeForm>
      )}
    </>
  )
}

function EndForms({ data, t }: Around) {
  return (
    <div className="mt-4 border-t border-hair pt-4">
      <h3 className="type-small mb-2 font-semibold">{t.one.ifTakenBack}</h3>
      {data.state !== 'gathering' && (
        <OfficeForm does="unplan">
          <p className="type-small text-ink-2">{t.one.unplanNote}</p>
          <Button type="submit" tone="ghost" size="small" className="mt-2">
            {t.one.unplan}
          </Button>
        </OfficeForm>
      )}
      <p className="type-small mt-3 text-ink-2">{`${t.one.after}. ${t.one.afterNote}`}</p>
      <OfficeForm does="close" className="mt-3">
        <p className="type-small text-ink-2">{t.one.closeNote}</p>
        <Button type="submit" tone="text" size="small">
          {t.one.close}
        </Button>
      </OfficeForm>
    </div>
  )
}

function TakeBack({ data, t }: Around) {
  if (!data.canTakeBack) return <p className="type-small mt-4 text-ink-2">{t.one.tooLate}</p>
  return (
    <OfficeForm does="take-back" className="mt-4 border-t border-hair pt-4">
      {data.conflicts.length > 0 && (
        <fieldset className="mb-3">
          <legend className="type-small font-semibold">{t.one.conflicts}</legend>
          {data.conflicts.slice(0, 150).map(({ name, title, who, at }) => (
            <div key={name} className="border-t border-hair py-2">
              <p className="type-small text-warning">{fill(t.one.conflict, { title, who, at })}</p>
              <label htmlFor={`also-${name}`} className="flex min-h-11 items-center gap-3">
                <input id={`also-${name}`} type="checkbox" name="also" value={name} className="tick" />
                {fill(t.one.also, { title })}
              </label>
            </div>
          ))}
        </fieldset>
      )}
      <p className="type-small text-ink-2">{t.one.afterNote}</p>
      <Button type="submit" tone="secondary" className="mt-3 w-full">
        {t.one.takeBack}
      </Button>
      <p className="type-small mt-2 text-ink-2">
        {fill(t.one.takeBackUntil, { at: data.takeBackUntil ?? '' })}
      </p>
    </OfficeForm>
  )
}
