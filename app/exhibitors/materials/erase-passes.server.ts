import type pg from 'pg'
import { fairsEndedBy } from '../../editions/open-fair.ts'

/** Empties the names on the passes of at most so many exhibitors whose fair was over before a moment. */
export async function erasePasses(pool: pg.Pool, before: Date, most: number): Promise<number> {
  const { rowCount } = await pool.query(
    `update exhibitor_materials set passes = '' where application_id in (
       select m.application_id from exhibitor_materials m join exhibitor_applications a on a.id = m.application_id
       where m.passes <> '' and a.edition_id = any($1) limit $2 for update of m skip locked)`,
    [fairsEndedBy(before), most],
  )
  return rowCount ?? 0
}
