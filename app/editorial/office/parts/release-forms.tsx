import type { ReactNode } from 'react'
import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { LongField, TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import type { RecordData } from '../pages/record.server.ts'
import type { EditorialTexts } from '../texts.ru.ts'

/** A record that goes out later: at a moment of its own, or together with others. */
export function ReleaseForms({
  data,
  t,
  languages,
}: {
  data: RecordData
  t: EditorialTexts
  languages: ReactNode
}) {
  const { pathname } = useView()
  const { waiting, may } = data
  if (waiting) {
    const said = waiting.at
      ? fill(waiting.leaves ? t.plan.leavesAt : t.plan.waitsAt, { title: waiting.title, at: waiting.at })
      : fill(t.plan.waits, { title: waiting.title })
    return (
      <p className="mt-4 border-t border-hair pt-4">
        <Link to={waiting.to} data-hotkey="V" className="link inline-flex min-h-11 items-center text-info">
          {said}
        </Link>
      </p>
    )
  }
  if (!may.publish) return null
  const needsReason = data.findings.some(({ severity }) => severity === 'fix')
  return (
    <details className="mt-4 border-t border-hair pt-2">
      <summary className="link inline-flex min-h-11 w-fit cursor-pointer items-center">
        {t.plan.title}
      </summary>
      {/* One form, two buttons: the languages and the reason are the same for both. */}
      <form method="post" action={pathname} className="mt-2">
        <input type="hidden" name="revision" value={String(data.revision)} />
        {languages}
        {needsReason && (
          <LongField
            id="plan-reason"
            name="reason"
            label={t.edit.reason}
            rows={2}
            maxLength={500}
            className="mb-3"
          />
        )}
        <TextField id="plan-at" name="at" type="datetime-local" label={t.plan.at} />
        <Button type="submit" name="do" value="plan" tone="secondary" size="small" className="mt-3">
          {t.plan.set}
        </Button>
        <SelectField
          id="plan-release"
          data-hotkey="V"
          data-does={t.does.toRelease}
          name="release"
          label={t.plan.to}
          value=""
          options={[{ value: '', label: t.bulk.newRelease }, ...data.openReleases]}
          className="mt-4"
        />
        <TextField
          id="plan-title"
          name="title"
          label={t.bulk.newTitle}
          maxLength={120}
          autoComplete="off"
          className="mt-3"
        />
        <Button type="submit" name="do" value="to-release" tone="secondary" size="small" className="mt-3">
          {t.plan.add}
        </Button>
      </form>
    </details>
  )
}
