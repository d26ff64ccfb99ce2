export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  format?: string
  minLength?: number
  minimum?: number
}

type Named = Readonly<Record<string, unknown>>

/** Every kind of body that a description allows, each field filled with what it may hold: by its name, else by its type. */
export function examplesOf(schema: Schema, components: Record<string, Schema>, named: Named): unknown[] {
  const { anyOf, oneOf } = resolved(schema, components)
  return (anyOf ?? oneOf ?? [schema]).map(one => exampleOf(one, components, named, ''))
}

function exampleOf(schema: Schema, components: Record<string, Schema>, named: Named, name: string): unknown {
  if (Object.hasOwn(named, name)) return named[name]
  const one = resolved(schema, components)
  const inner = one.anyOf ?? one.oneOf
  if (inner?.[0]) return exampleOf(inner[0], components, named, name)
  if (one.const !== undefined) return one.const
  if (one.enum) return one.enum[0]
  switch (Array.isArray(one.type) ? one.type[0] : one.type) {
    case 'object': {
      const fields = Object.entries(one.properties ?? {})
      const filled = fields.map(([key, field]) => [key, exampleOf(field, components, named, key)])
      return Object.fromEntries(filled.filter(([, value]) => value !== undefined))
    }
    case 'array':
      return one.items ? [exampleOf(one.items, components, named, '')] : []
    case 'integer':
    case 'number':
      return Math.max(1, one.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return 'a'.repeat(Math.max(1, one.minLength ?? 1))
  }
}

function resolved(schema: Schema, components: Record<string, Schema>): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name ? (components[name] ?? {}) : schema
}
