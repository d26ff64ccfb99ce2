import pg from 'pg'

/** A statement by somebody outside the site: an editor's tool, an operator. */
export async function sql<Row extends pg.QueryResultRow>(
  { databaseUrl }: { databaseUrl: string },
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
