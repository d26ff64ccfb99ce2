import { createHash } from 'node:crypto'
import pg from 'pg'

type Asked = { text: string; name?: string; values?: unknown[] }

// What is asked with a number of values that varies is many texts; no connection shall remember them without end.
const mostNames = 800
const names = new Map<string, string>()

/**
 * A connection that has PostgreSQL read and plan each query once and afterwards sends only its values; queries asked in
 * one breath travel in one packet.
 */
export class PreparedStatementClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver overloads query in nine ways; all are passed on as they are
  override query(asked: any, values?: any, ...rest: any[]): any {
    const { stream } = this.connection
    stream.cork()
    setImmediate(() => stream.uncork())
    // @ts-expect-error spread over overloads
    return super.query(prepared(asked, values), values, ...rest)
  }
}

function prepared(asked: Asked | string, values: unknown) {
  const isPlain = typeof asked === 'string' || (typeof asked.text === 'string' && !('submit' in asked))
  const given = Array.isArray(values) ? values : typeof asked === 'string' ? undefined : asked.values
  // Without values it may be several statements, or one that is asked once.
  if (!isPlain || !given || given.length === 0) return asked
  const text = typeof asked === 'string' ? asked : asked.text
  const name = nameOf(text)
  return name ? { name, ...(typeof asked === 'string' ? { text } : asked), values: given } : asked
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}
