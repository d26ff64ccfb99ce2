import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { TextField } from '../../../office/parts/text-field.tsx'
import { localeCodes } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import type { ImportData } from '../pages/import.server.ts'
import type { ExchangeTexts } from '../texts.ru.ts'

/** Everything that was taken over goes to one release, to go out together. */
export function ToRelease({
  releases,
  t,
}: {
  releases: NonNullable<ImportData['releases']>
  t: ExchangeTexts
}) {
  return (
    <OfficeForm does="release" className="flex max-w-text flex-wrap items-end gap-3">
      <SelectField
        id="release"
        label={t.one.release}
        value=""
        options={[{ value: '', label: t.one.newRelease }, ...releases]}
        className="grow basis-[13rem]"
      />
      <TextField
        id="new-release"
        name="title"
        label={t.one.releaseTitle}
        maxLength={120}
        autoComplete="off"
        className="grow basis-[13rem]"
      />
      <fieldset className="basis-full">
        <legend className="type-small">{t.one.which}</legend>
        <div className="flex gap-5">
          {localeCodes.map(code => (
            <label key={code} htmlFor={`in-${code}`} className="inline-flex min-h-11 items-center gap-2">
              <input
                id={`in-${code}`}
                type="checkbox"
                name="languages"
                value={code}
                defaultChecked
                className="tick"
              />
              {code.toUpperCase()}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" tone="secondary" size="small">
        {t.one.toRelease}
      </Button>
    </OfficeForm>
  )
}
