import type { ChildProcess } from 'node:child_process'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { logFolder } from './log-folder.ts'

export { leaksIn } from './leaks.ts'

/** Listens to a process: what it has said so far, and a file of it that `scripts/check-logs.ts` reads at the end. */
export function keepLog(child: ChildProcess): () => string {
  const file = join(inject('logs'), `${child.pid}.log`)
  appendFileSync(file, '')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      output += String(chunk)
      appendFileSync(file, String(chunk))
    })
  }
  return () => output
}

export function openLogFolder(): string {
  mkdirSync(logFolder, { recursive: true })
  return resolve(logFolder)
}

/** What a fair keeps of its buyers, applicants and staff, and what opens their orders: none of it belongs in a log. */
export async function secretsIn(databaseUrl: string): Promise<string[]> {
  if (!databaseUrl) return []
  const client = new pg.Client({ connectionString: databaseUrl })
  try {
    await client.connect()
    const { rows } = await client.query<{ secret: string }>(
      `select secret from (
         select unnest(array[token, buyer_name, buyer_email, buyer_phone]) as secret from orders
         union select unnest(array[code, secret]) from tickets
         union select unnest(array[email, name]) from submissions
         union select email from people
         union select token from sessions
         union select email from account_links
         union select recipient from letters
       ) as known where length(secret) > 5 limit 20000`,
    )
    return rows.map(row => row.secret)
  } catch (error) {
    // A test may have taken the database away, with all that was in it.
    if ((error as { code?: string }).code === noSuchDatabase) return []
    throw error
  } finally {
    await client.end()
  }
}

const noSuchDatabase = '3D000'
