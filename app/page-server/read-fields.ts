const most = 200
const longest = 20_000

/**
 * The fields of a sent form; names that come more than once are lists. Null where the body is no form: then it is not for
 * us. Throws where it says it is one and is not. Files are left out, and so is whatever is beyond measure: the check will
 * say what is missing.
 */
export async function readFields(request: Request): Promise<Record<string, string | string[]> | null> {
  const type = request.headers.get('content-type') ?? ''
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)
  if (!isForm) return null
  const body = await request.formData()
  // No prototype: a field may be called `constructor`.
  const fields: Record<string, string | string[]> = Object.create(null)
  let count = 0
  for (const [name, value] of body) {
    if (typeof value !== 'string' || ++count > most) continue
    const text = cleaned(value)
    const known = fields[name]
    if (known === undefined) fields[name] = text
    else fields[name] = Array.isArray(known) ? [...known, text] : [known, text]
  }
  return fields
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
