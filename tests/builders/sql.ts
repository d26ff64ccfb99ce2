import pg from 'pg'

// A new connection costs both sides more than most statements, and who waits for something asks many times a second.
const pools = new Map<string, pg.Pool>()

/** A statement by somebody outside the site: an editor's tool, an operator. */
export async function sql<Row extends pg.QueryResultRow>(
  { databaseUrl }: { databaseUrl: string },
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await poolOf(databaseUrl).query<Row>(text, values)
  return rows
}

function poolOf(connectionString: string): pg.Pool {
  const known = pools.get(connectionString)
  if (known) return known
  const pool = new pg.Pool({ connectionString, max: 20, idleTimeoutMillis: 2_000, allowExitOnIdle: true })
  // A test may take the database away, or stop it: the next statement connects anew.
  pool.on('error', () => {})
  pools.set(connectionString, pool)
  return pool
}
