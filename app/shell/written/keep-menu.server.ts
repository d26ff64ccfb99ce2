import { eq } from 'drizzle-orm'
import { menuEntries } from '../../content/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { type Both, localeCodes } from '../../platform/languages.ts'
import { languagesSeen } from '../../platform/published-at.ts'
import type { WrittenMenu } from '../menu.ts'
import { declaredEntries, menuFrom } from './menu-records.ts'

/** Every entry of the code has its record in the office; where nobody has said anything else, it follows the code. */
export async function keepMenu(db: Db, now: Date): Promise<void> {
  const rows = new Map((await db.select().from(menuEntries)).map(row => [row.key, row]))
  for (const { key, words, position } of declaredEntries) {
    const defaults = { label: words, position }
    const row = rows.get(key)
    if (!row) {
      const first = { key, ...defaults, isShown: true, defaults, publishedRuAt: now, publishedEnAt: now }
      // Another process may be starting beside this one.
      await db.insert(menuEntries).values(first).onConflictDoNothing()
    } else if (
      row.defaults.position !== position ||
      localeCodes.some(code => row.defaults.label[code] !== words[code])
    ) {
      const label = Object.fromEntries(
        localeCodes.map(code => [
          code,
          row.label[code] === row.defaults.label[code] ? words[code] : row.label[code],
        ]),
      ) as Both
      const moved = row.position === row.defaults.position ? position : row.position
      await db.update(menuEntries).set({ label, position: moved, defaults }).where(eq(menuEntries.key, key))
    }
  }
}

/** The menu as editors have published it. What is seen in no language is as the code has it. */
export async function readMenu(db: Db): Promise<WrittenMenu | undefined> {
  const rows = await db.select().from(menuEntries)
  return menuFrom(
    rows
      .map(row => ({ ...row, seenIn: languagesSeen(row) }))
      .filter(({ seenIn }) => seenIn.length > 0)
      .map(({ key, label, position, isShown, seenIn }) => ({
        key,
        label: Object.fromEntries(seenIn.map(code => [code, label[code]])),
        position,
        isShown,
      })),
  )
}
