import type pg from 'pg'

/** What is left of a juror in an award that is long over, each with when it was written. */
const papers = [
  { table: 'award_remarks', at: 'at' },
  { table: 'award_recusals', at: 'at' },
  { table: 'award_assignments', at: 'at' },
  { table: 'award_reminders', at: 'at' },
  { table: 'award_sheets', at: 'updated_at' },
  { table: 'award_ballots', at: 'updated_at' },
  { table: 'award_prize_votes', at: 'cast_at' },
  { table: 'award_signatures', at: 'at' },
] as const

/**
 * Who of the jury wrote what goes; that somebody sat in it too, so that an account can be closed. What counted stands in the protocol,
 * which is published, under letters.
 */
export async function eraseJuryPapers(
  pool: pg.Pool,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  let largest = 0
  for (const { table, at } of papers) {
    const { rowCount } = await pool.query(
      `delete from ${table} where ctid in (select ctid from ${table} where ${at} < $1 limit $2 for update skip locked)`,
      [before, most],
    )
    largest = Math.max(largest, rowCount ?? 0)
  }
  await pool.query(
    'delete from award_jurors where edition_id in (select edition_id from award_stages where updated_at < $1)',
    [before],
  )
  return largest
}
