import { z } from 'zod'
import { apiRoutes } from '../../app/api-routes.ts'

type Asked = { method: string; path: string }
type Answered = { status: number; type: string | undefined; text: string }
type Media = Record<string, { schema: Schema }>
type Operation = { responses: Record<string, { content?: Media }> }
type Schema = { [key: string]: unknown }
export type Description = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/**
 * Throws where an answer of the API is not what /api/openapi.json of the same site says: a status that is not described,
 * another kind of body, a field too many or too few. `ask` does this with whatever tests ask the API for.
 */
export async function checkAnswer(site: { url: string }, asked: Asked, answered: Answered): Promise<void> {
  const wrong = faultOf(await descriptionOf(site), asked, answered)
  if (wrong) throw new Error(`${asked.method} ${asked.path} answered ${answered.status}: ${wrong}`)
}

/** What is wrong with an answer by the description; null for a good one. */
export function faultOf(description: Description, asked: Asked, answered: Answered): string | null {
  const { status, type = '', text } = answered
  const pathname = asked.path.split('?', 1)[0] ?? ''
  const method = asked.method === 'HEAD' ? 'get' : asked.method.toLowerCase()
  const operation = operationAt(description, pathname.slice('/api'.length))?.[method]
  const media = type.split(';', 1)[0] ?? ''
  if (!operation) {
    if (isForMachines(asked, pathname) && media !== 'application/problem+json') return null
    if (![401, 403, 404, 413, 429].includes(status) && !isForMachines(asked, pathname))
      return 'there is no such address'
    // Of a head there is nothing to read.
    return asked.method === 'HEAD' && text === '' ? null : misfit(description, problemRef, text)
  }
  const response = operation.responses[status]
  if (!response) return 'this status is not described'
  if (!response.content) return text === '' ? null : 'a body where none is described'
  const schema = response.content[media]?.schema
  if (!schema) return `${media || 'no type'} is not described`
  return asked.method === 'HEAD' ? null : misfit(description, schema, text)
}

const problemRef = { $ref: '#/components/schemas/Problem' }

/** An address of the plan that is not part of the public API. */
function isForMachines({ method }: Asked, pathname: string): boolean {
  return apiRoutes.some(({ at, isForMachines }) => isForMachines && at === `${method} ${pathname}`)
}

function operationAt({ paths }: Description, path: string) {
  const fitting = Object.entries(paths).find(([template]) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  return fitting?.[1]
}

function misfit(description: Description, schema: Schema, text: string): string | null {
  const value = parsed(text)
  if (value === undefined) return 'the body is no JSON'
  const { error } = shapeOf(description, schema).safeParse(value)
  return error ? `${z.prettifyError(error)}\n${text.slice(0, 500)}` : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// Made of the description once; sites of one run have the same.
const shapes = new WeakMap<Schema, z.ZodType>()

function shapeOf({ components }: Description, schema: Schema): z.ZodType {
  const known = shapes.get(schema)
  if (known) return known
  const made = z.fromJSONSchema({ ...strict(schema), $defs: strict(components.schemas) })
  shapes.set(schema, made)
  return made
}

/** What a call of the API may be sent, by its description and no stricter than that. */
export function requestShape(components: Record<string, Schema>, schema: Schema): z.ZodType {
  return z.fromJSONSchema({ ...withLocalRefs(schema), $defs: withLocalRefs(components) })
}

function withLocalRefs<Value>(value: Value): Value
function withLocalRefs(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, one) => (key === '$ref' ? localRef(one) : one))
}

/** What is not described is refused; and where a schema names another, it is found as JSON Schema has it. */
function strict<Value>(value: Value): Value
function strict(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(one => strict(one))
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.entries(value).map(([key, one]) => [key, key === '$ref' ? localRef(one) : strict(one)])
  const isOpen = 'properties' in value && !('additionalProperties' in value)
  return { ...Object.fromEntries(inner), ...(isOpen && { additionalProperties: false }) }
}

function localRef(ref: string): string {
  return ref.replace('#/components/schemas/', '#/$defs/')
}

const descriptions = new Map<string, Promise<Description>>()

export function descriptionOf({ url }: { url: string }): Promise<Description> {
  const known = descriptions.get(url)
  if (known) return known
  const read = fetch(`${url}/api/openapi.json`).then(async answer => (await answer.json()) as Description)
  descriptions.set(url, read)
  return read
}
