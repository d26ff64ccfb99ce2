import { keepWords, readWords } from '../../mail/words/keep-words.server.ts'
import { holdWords } from '../../mail/words/letter-words.ts'
import type { Change } from '../../page-store/page-store.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Log } from '../../platform/log.server.ts'
import type { WrittenMenu } from '../menu.ts'
import { letterWords } from '../rooms/letter-words.server.ts'
import { keepMenu, readMenu } from './keep-menu.server.ts'

const retryMs = 500

/** What begins in the code and editors may change has its records, so that they find it in the office. */
export async function keepWritten(db: Db, now: Date): Promise<void> {
  await keepWords(db, letterWords, now)
  await keepMenu(db, now)
}

/**
 * Words of letters and the menu in memory: no letter and no page asks the database for them. They are read anew when any
 * process has published something of them; then whoever keeps pages made of the menu is told.
 */
export async function followWritten(
  db: Db,
  { onChange, log }: { onChange(follower: (change: Change) => void): void; log: Log },
) {
  let menu: WrittenMenu | undefined
  let reading = Promise.resolve()
  const followers: (() => void)[] = []

  async function read() {
    const [words, next] = [await readWords(db), await readMenu(db)]
    holdWords(words)
    const isOther = JSON.stringify(next) !== JSON.stringify(menu)
    menu = next
    if (isOther) for (const follower of followers) follower()
  }

  // One after the other: an older answer never takes the place of a newer one.
  function readAgain(): void {
    reading = reading.then(read).catch((error: unknown) => {
      log.error({ err: error }, 'the words of letters and the menu could not be read anew')
      setTimeout(readAgain, retryMs).unref()
    })
  }

  onChange(change => {
    if (change === 'all' || change.includes('letter_wordings') || change.includes('menu_entries')) readAgain()
  })
  await read()
  return {
    menu: () => menu,
    onMenu(follower: () => void) {
      followers.push(follower)
    },
  }
}
