type Told = { type: string; message: string; stack: string; cause?: Told } & Record<string, unknown>

/**
 * An error as the log tells it: what it was, where it came from, and which rule of the database it broke. Not the
 * statement, not its parameters, not the row, not a body: those are people's.
 */
export function toldError(error: unknown, depth = 0): Told | string {
  if (!(error instanceof Error)) return withoutSecrets(String(error))
  const told: Told = {
    type: error.constructor.name,
    message: messageOf(error),
    // The message stands at the head of a stack, with all its lines.
    stack: (error.stack ?? '').split('\n').filter(isFrame).join('\n'),
  }
  const source = error as Error & Record<string, unknown>
  for (const name of harmless) {
    if (typeof source[name] === 'string' || typeof source[name] === 'number') told[name] = source[name]
  }
  if (error.cause !== undefined && depth < 5) told.cause = toldError(error.cause, depth + 1) as Told
  return told
}

/** Names of things of ours and codes of things of others; a database's `detail` and `where` quote the row. */
const harmless = ['code', 'constraint', 'table', 'column', 'errno', 'syscall', 'status', 'responseCode']

const isFrame = (line: string) => /^\s+at /.test(line)

function messageOf(error: Error): string {
  // The query builder puts the statement and its parameters into the message.
  if ('params' in error) return 'a query failed'
  const { code } = error as { code?: unknown }
  const isBadValue = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)
  // The database quotes a value that it cannot read.
  return withoutSecrets(isBadValue ? error.message.replace(/".*"/s, '"…"') : error.message)
}

/** A text with the secrets and the people in it taken out, wherever they stand. */
export function withoutSecrets(text: string): string {
  return hidden.reduce((swept, [pattern, word]) => swept.replace(pattern, word), text)
}

const hidden: readonly [RegExp, string][] = [
  // A password in the address of a database or of a mail server.
  [/(\w:\/\/)[^\s/@"]{1,200}@/g, '$1[hidden]@'],
  [/[^\s"'<>@,;:()[\]\\/=]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,9}[\p{L}\p{N}-]{2,63}/gu, '[e-mail]'],
  [/\+\d[\d \u00a0()-]{8,20}\d/g, '[phone]'],
  [/\b8[ (-]{0,2}\d{3}[ )-]{0,2}\d{3}[ -]?\d\d[ -]?\d\d\b/g, '[phone]'],
  // An order's or a ticket's own address, in paths as in the API.
  [/((?:\/|%2F)(?:order|orders|ticket)(?:\/|%2F))[\w-]{20,}/gi, '$1[secret]'],
  // A link that opens an account.
  [/((?:\/|%2F)account(?:\/|%2F)link(?:\/|%2F))[\w-]{20,}/gi, '$1[secret]'],
  // A ticket's code, as it is kept or as it is printed.
  [/\b(?:[0-9A-HJKMNP-TV-Z]{4}[- ]?){3}[0-9A-HJKMNP-TV-Z]{4}\b/g, '[code]'],
]
