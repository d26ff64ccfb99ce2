import { bodyBounds, countPairs, hasFewParts, tooMuch } from './body-bounds.ts'

const longest = 20_000

/**
 * The fields of a sent form; names that come more than once are lists. Null where the body is no form: then it is not for
 * us. Throws where it says it is one and is not, and where it is more than any page of ours sends. Files are left out.
 */
export async function readFields(request: Request): Promise<Record<string, string | string[]> | null> {
  const type = request.headers.get('content-type') ?? ''
  if (!isFormType(type)) return null
  const body = Buffer.from(await request.arrayBuffer())
  // No prototype: a field may be called `constructor`.
  const fields: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of await pairsIn(body, type)) {
    if (typeof value !== 'string') continue
    const text = cleaned(value)
    const known = fields[name]
    if (known === undefined) fields[name] = text
    else fields[name] = Array.isArray(known) ? [...known, text] : [known, text]
  }
  return fields
}

export function isFormType(type: string): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)
}

async function pairsIn(body: Buffer, type: string): Promise<Iterable<[string, unknown]>> {
  if (body.length > bodyBounds.bytes) throw tooMuch()
  if (/^application/i.test(type)) {
    if (countPairs(body) > bodyBounds.fields) throw tooMuch()
    return new URLSearchParams(body.toString())
  }
  const boundary = /\bboundary=(?:"([^"]*)"|([^\s;]*))/i.exec(type)
  if (boundary && !hasFewParts(body, boundary[1] ?? boundary[2] ?? '')) throw tooMuch()
  return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
}

// PostgreSQL keeps no NUL and no half of a character; a browser sends line ends as CRLF.
function cleaned(text: string): string {
  return text.slice(0, longest).replaceAll('\r\n', '\n').replaceAll('\0', '').toWellFormed()
}

/** One text a name: of several, the last counts. */
export type Fields = Record<string, string>

export function textsOf(typed: Record<string, string | string[]>): Fields {
  const fields: Fields = Object.create(null)
  for (const [name, value] of Object.entries(typed))
    fields[name] = Array.isArray(value) ? (value.at(-1) ?? '') : value
  return fields
}
