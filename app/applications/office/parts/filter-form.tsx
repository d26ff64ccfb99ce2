import { ListFilter } from '../../../office/parts/list-filter.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { TextField } from '../../../office/parts/text-field.tsx'
import type { SubmissionsData } from '../pages/submissions.server.ts'
import { filterSearch } from '../submission-filter.ts'
import type { SubmissionTexts } from '../texts.ru.ts'

/** Words, form, delivery and days; the state stands beside them as chips and is carried along. */
export function FilterForm({ data, t }: { data: SubmissionsData; t: SubmissionTexts }) {
  const { filter } = data
  const words = t.list
  return (
    <ListFilter
      words={words}
      query={filter.query}
      reset={filterSearch(filter) === '' ? null : '/office/submissions/'}
    >
      <SelectField
        id="form"
        label={words.form}
        value={filter.form}
        options={[
          { value: '', label: counted(words.anyForm, data.anyFormCount) },
          ...data.forms.map(({ form, title, count }) => ({ value: form, label: counted(title, count) })),
        ]}
        className="min-w-0 grow basis-[11rem]"
      />
      <SelectField
        id="delivery"
        label={words.delivery}
        value={filter.delivery}
        options={[
          { value: '', label: words.anyDelivery },
          ...data.deliveries.map(({ delivery, count }) => ({
            value: delivery,
            label: counted(t.deliveries[delivery], count),
          })),
        ]}
        className="min-w-0 grow basis-[10rem]"
      />
      <TextField
        id="from"
        name="from"
        type="date"
        label={words.from}
        defaultValue={filter.from}
        className="grow basis-[8.75rem]"
      />
      <TextField
        id="to"
        name="to"
        type="date"
        label={words.to}
        defaultValue={filter.to}
        className="grow basis-[8.75rem]"
      />
      {filter.state && <input type="hidden" name="state" value={filter.state} />}
    </ListFilter>
  )
}

function counted(label: string, count: number): string {
  return `${label},\u00a0${count}`
}
