import type { ReactNode } from 'react'
import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import { EnterButton } from '../../../office/parts/enter-button.tsx'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { localeCodes } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import type { RecordsData } from '../pages/records.server.ts'
import type { EditorialTexts } from '../texts.ru.ts'

type Around = { data: RecordsData; t: EditorialTexts }

/** The rows within one form, and under them what may be done with those that are ticked. */
export function BulkForm({ data, t, children }: Around & { children: ReactNode }) {
  const { pathname } = useView()
  const { may, state } = data
  if (!may.publish || state === 'trashed') return children
  return (
    <form method="post" action={pathname} data-bulk={t.bulk.count} className="group">
      {/* Nothing goes out by Enter on a tick: it means the release, which asks for its name. */}
      <EnterButton name="do" value="bulk-release" />
      <input type="hidden" name="q" value={data.words} />
      <input type="hidden" name="state" value={data.state} />
      <input type="hidden" name="edition" value={data.edition} />
      <input type="hidden" name="seen" value={data.seen} />
      {children}
      <BulkBar data={data} t={t} />
    </form>
  )
}

// Below the rows; it stays in sight from the first tick on, and covers none of them before.
function BulkBar({ data, t }: Around) {
  const { may } = data
  return (
    <fieldset
      data-layout="dark"
      className="mt-3 p-4 text-ink lg:bottom-0 lg:group-has-[tbody_:checked,#all:checked]:sticky"
    >
      <legend className="sr-only">{t.bulk.title}</legend>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p role="status" data-chosen="" className="font-semibold">
          {t.bulk.title}
        </p>
        <label htmlFor="all" className="flex min-h-11 items-center gap-3">
          <input id="all" type="checkbox" name="all" value="yes" className="tick" />
          {fill(t.bulk.all, { count: data.count })}
        </label>
        {localeCodes.map(code => (
          <label key={code} htmlFor={`bulk-${code}`} className="flex min-h-11 items-center gap-3">
            <input
              id={`bulk-${code}`}
              type="checkbox"
              name="languages"
              value={code}
              defaultChecked
              className="tick"
            />
            {t.edit.languages[code]}
          </label>
        ))}
        <span hidden data-with-script="" className="type-small text-ink-2 max-lg:hidden">
          {t.bulk.keys}
        </span>
      </div>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <Button type="submit" name="do" value="bulk-publish" tone="ghost" size="small">
          {t.bulk.publish}
        </Button>
        {may.withdraw && (
          <Button type="submit" name="do" value="bulk-withdraw" tone="ghost" size="small">
            {t.bulk.withdraw}
          </Button>
        )}
        {may.trash && (
          <Button type="submit" name="do" value="bulk-trash" tone="ghost" size="small">
            {t.bulk.trash}
          </Button>
        )}
        <SelectField
          id="release"
          data-hotkey="V"
          data-does={t.does.chosenToRelease}
          label={t.bulk.release}
          value=""
          options={[{ value: '', label: t.bulk.newRelease }, ...data.releases]}
          className="basis-[13rem]"
        />
        <TextField
          id="new-release"
          name="title"
          label={t.bulk.newTitle}
          maxLength={120}
          autoComplete="off"
          className="basis-[13rem]"
        />
        <Button type="submit" name="do" value="bulk-release" tone="ghost" size="small">
          {t.bulk.toRelease}
        </Button>
      </div>
    </fieldset>
  )
}

export function RowTick({ row, t }: { row: RecordsData['rows'][number]; t: EditorialTexts }) {
  return (
    <label htmlFor={`row-${row.key}`} className="flex size-11 items-center justify-center">
      <input id={`row-${row.key}`} type="checkbox" name="rows" value={row.key} className="tick" data-row="" />
      <span className="sr-only">{fill(t.bulk.row, { title: row.title })}</span>
    </label>
  )
}

/** Instead of “are you sure”. */
export function BulkUndo({ data, t }: Around) {
  const { bulk } = data
  if (!bulk) return null
  return (
    <div className="-mt-3 mb-6 flex flex-wrap items-center gap-4">
      {bulk.canUndo && (
        <OfficeForm
          does="bulk-undo"
          fields={{ bulk: String(bulk.id), q: data.words, state: data.state, edition: data.edition }}
        >
          <Button type="submit" tone="secondary" size="small">
            {t.bulk.undo}
          </Button>
        </OfficeForm>
      )}
      <Link to={bulk.to} className="link inline-flex min-h-11 items-center">
        {t.bulk.see}
      </Link>
    </div>
  )
}
