import type pg from 'pg'
import { insertEquipment, insertStands } from '../../../app/content/import/insert-stands.server.ts'
import { transaction } from '../../../app/platform/database/transaction.server.ts'
import { recordsOf } from '../../../content/reading.ts'

/** The stands and the equipment of the spring, where the seed has not been. */
export async function fillStands(pool: pg.Pool): Promise<void> {
  const [stands, equipment] = [await recordsOf('stands'), await recordsOf('equipment')]
  await transaction(pool, async tx => {
    await insertStands(tx, stands)
    await insertEquipment(tx, equipment)
  })
}

/** Every stand is free and everything in stock again: for tests alone, for what has happened is kept for ever. */
export async function emptyStands(pool: pg.Pool): Promise<void> {
  await pool.query('truncate stand_holds, stand_changes, equipment_reservations')
  await pool.query('update equipment set taken = 0 where taken > 0')
  await pool.query("select pg_notify('stand_changed', '{}')")
}
