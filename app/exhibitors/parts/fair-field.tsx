import { useView } from '../../navigation/view.ts'
import { SelectField } from '../../office/parts/select-field.tsx'
import { Button } from '../../ui/button.tsx'

type Choice = { fairs: readonly { value: string; label: string }[]; chosen: string; label: string }

/** Whose exhibitors a list shows; nothing to choose where there has been one fair alone. */
export function FairField({ fairs, chosen, label }: Choice) {
  if (fairs.length < 2) return null
  return <SelectField id="fair" label={label} value={chosen} options={fairs} />
}

/** The same on a page that nothing else narrows. */
export function FairForm({ show, ...choice }: Choice & { show: string }) {
  const { pathname } = useView()
  if (choice.fairs.length < 2) return null
  return (
    <form action={pathname} className="mb-6 flex flex-wrap items-end gap-3">
      <FairField {...choice} />
      <Button type="submit" tone="secondary" size="small">
        {show}
      </Button>
    </form>
  )
}
