import type { CheckedField } from '../checks/check-input.ts'
import type { Field } from '../fields.ts'
import { join, type Path } from '../record.ts'

/** What the checks before publishing look at, from the table of a kind's fields. `*` stands for any item. */
export function checkedFields(
  fields: readonly Field[],
  path: Path = '',
  // Of the record's own title and of its blocks'; what is called a title deeper down is the name of a thing.
  level: number | null = 1,
): CheckedField[] {
  const found = fields.flatMap(field => checkedField(field, join(path, field.name), level))
  return [...new Map(found.map(field => [field.path, field])).values()]
}

function checkedField(field: Field, path: Path, level: number | null): CheckedField[] {
  const { label, name } = field
  switch (field.type) {
    case 'text':
      if (name === 'title' && level) return [{ path, type: 'heading', label, level }]
      return [{ path, type: name === 'description' ? 'description' : 'text', label }]
    case 'paragraphs':
      return [{ path, type: 'paragraphs', label }]
    case 'line':
      return name === 'to' ? [{ path, type: 'link', label }] : []
    case 'picture':
      return [{ path, type: 'picture', label, ...(field.signs && { isSign: true }) }]
    case 'pictures':
      return [{ path, type: 'picture', label }]
    case 'group':
      return checkedFields(field.fields, path, null)
    case 'list':
      return checkedFields(field.fields, `${path}/*`, null)
    case 'blocks':
      return Object.values(field.kinds).flatMap(({ fields }) => checkedFields(fields, `${path}/*`, 2))
    default:
      return []
  }
}
