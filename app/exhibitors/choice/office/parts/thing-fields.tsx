import { SelectField } from '../../../../office/parts/select-field.tsx'
import { TextField } from '../../../../office/parts/text-field.tsx'
import { equipmentGroups } from '../equipment-form.ts'
import type { StandOfficeTexts } from '../texts.ru.ts'

/** The fields of a thing of the catalogue, new or known. */
export function ThingFields({
  values,
  error,
  withPrice = false,
  t,
}: {
  values: Readonly<Record<string, string>>
  error: { field: string; message: string } | null
  /** Of a new thing; afterwards its price takes two. */
  withPrice?: boolean
  t: StandOfficeTexts
}) {
  const { fields, groups } = t.equipment
  const errorOf = (name: string) => (error?.field === name ? error.message : undefined)
  const field = (name: 'nameRu' | 'nameEn' | 'unitRu' | 'unitEn' | 'price' | 'stock' | 'most') => ({
    id: name,
    name,
    label: fields[name],
    defaultValue: values[name] ?? '',
    error: errorOf(name),
    autoComplete: 'off',
  })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('nameRu')} required maxLength={80} />
      <TextField {...field('nameEn')} required maxLength={80} />
      <TextField {...field('unitRu')} required maxLength={20} />
      <TextField {...field('unitEn')} required maxLength={20} />
      <SelectField
        id="group"
        label={fields.group}
        value={values.group ?? ''}
        options={equipmentGroups.map(group => ({ value: group, label: groups[group] }))}
      />
      {withPrice && <TextField {...field('price')} required inputMode="decimal" hint={fields.priceHint} />}
      <TextField {...field('stock')} inputMode="numeric" hint={fields.stockHint} />
      <TextField {...field('most')} required inputMode="numeric" />
    </div>
  )
}
