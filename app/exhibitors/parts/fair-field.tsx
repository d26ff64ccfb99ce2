import { SelectField } from '../../office/parts/select-field.tsx'

/** Whose exhibitors a list shows; nothing to choose where there has been one fair alone. */
export function FairField({
  fairs,
  chosen,
  label,
}: {
  fairs: readonly { value: string; label: string }[]
  chosen: string
  label: string
}) {
  if (fairs.length < 2) return null
  return <SelectField id="fair" label={label} value={chosen} options={fairs} />
}
