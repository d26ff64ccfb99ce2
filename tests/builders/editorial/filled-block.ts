import type { Field } from '../../../app/editorial/fields.ts'
import type { Json, JsonObject } from '../../../app/editorial/record.ts'
import { localeCodes } from '../../../app/platform/languages.ts'

/** Of a block somebody adds: words in every text, something that fits everywhere else. No stand shows the picture. */
export function filledBlock(fields: readonly Field[], words: string): JsonObject {
  return Object.fromEntries(fields.map(field => [field.name, filled(field, words)]))
}

const picture = 'works/work-043.jpg'

function filled(field: Field, words: string): Json {
  switch (field.type) {
    case 'text':
      return Object.fromEntries(localeCodes.map(code => [code, words]))
    case 'paragraphs':
      return Object.fromEntries(localeCodes.map(code => [code, [words]]))
    case 'line':
      return '/about/'
    case 'number':
      return field.least
    case 'flag':
      return false
    case 'choice':
      return field.options[0]?.value ?? ''
    case 'picture':
      return picture
    case 'pictures':
      return [picture]
    case 'group':
      return filledBlock(field.fields, words)
    case 'list':
      return [{ id: 'item0', ...filledBlock(field.fields, words) }]
    case 'references':
      return []
    default:
      throw new Error(`no block has a field of the type ${field.type}`)
  }
}
