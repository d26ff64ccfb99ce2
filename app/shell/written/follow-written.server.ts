import { AsyncLocalStorage } from 'node:async_hooks'
import { isDeepStrictEqual } from 'node:util'
import { type PublishedForms, readFormsFrom } from '../../applications/words/form-words.ts'
import { type MadePages, readMadePagesFrom } from '../../content/addresses/made-pages.ts'
import { readMadePages } from '../../content/one-language/find-language.server.ts'
import { type PublishedPlaces, readPlacesFrom } from '../../content/places/place-words.ts'
import { keepWords, readWords } from '../../mail/words/keep-words.server.ts'
import { holdWords } from '../../mail/words/letter-words.ts'
import type { Change } from '../../page-store/page-store.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Log } from '../../platform/log.server.ts'
import type { WrittenMenu } from '../menu.ts'
import { letterWords } from '../rooms/letter-words.server.ts'
import { keepForms, readForms } from './keep-forms.server.ts'
import { keepMenu, readMenu } from './keep-menu.server.ts'
import { keepPlaces, readPlaces } from './keep-places.server.ts'

const retryMs = 500

/** What begins in the code and editors may change has its records, so that they find it in the office. */
export async function keepWritten(db: Db, now: Date): Promise<void> {
  await keepWords(db, letterWords, now)
  await keepMenu(db, now)
  await keepPlaces(db, now)
  await keepForms(db, now)
}

/** What pages are made of and no loader asks for. */
type Written = { menu: WrittenMenu | undefined; places: PublishedPlaces; forms: PublishedForms }

let current: Written = { menu: undefined, places: new Map(), forms: new Map() }
const inPreview = new AsyncLocalStorage<Written>()
readPlacesFrom(() => (inPreview.getStore() ?? current).places)
readFormsFrom(() => (inPreview.getStore() ?? current).forms)
let madePages: MadePages = new Map()
readMadePagesFrom(() => madePages)

async function readWritten(db: Db): Promise<Written> {
  return { menu: await readMenu(db), places: await readPlaces(db), forms: await readForms(db) }
}

/** Work that sees what is written in a transaction, and whatever else this process does meanwhile does not. */
export async function withWrittenOf<Result>(
  tx: Db,
  work: (menu: WrittenMenu | undefined) => Promise<Result>,
): Promise<Result> {
  const written = await readWritten(tx)
  return inPreview.run(written, () => work(written.menu))
}

const written = ['letter_wordings', 'menu_entries', 'places', 'form_wordings']
// A link of the menu is shown as long as its page is there.
const linked = ['pages', 'participants', 'artists', 'events', 'releases', 'speakers', 'exhibitor_pages']
const tags = [...written, ...linked]

/**
 * Words of letters, menu, places and forms in memory, and where pages stand that editors have made: no letter, no page and no
 * request asks the database for them. They are read anew when any process has published something of them; then whoever keeps
 * pages made of them is told.
 */
export async function followWritten(
  db: Db,
  { onChange, log }: { onChange(follower: (change: Change) => void): void; log: Log },
) {
  let reading = Promise.resolve()
  let isAsked = false
  const followers: (() => void)[] = []

  async function read() {
    holdWords(await readWords(db))
    madePages = await readMadePages(db)
    const next = await readWritten(db)
    const isOther = !isDeepStrictEqual(next, current)
    current = next
    if (isOther) for (const follower of followers) follower()
  }

  // One after the other: an older answer never takes the place of a newer one. Whoever waits has not begun, and sees every
  // change so far: a thousand changes at once are two readings.
  function readAgain(): void {
    if (isAsked) return
    isAsked = true
    const begin = () => {
      isAsked = false
      return read()
    }
    reading = reading.then(begin).catch((error: unknown) => {
      log.error({ err: error }, 'the words that editors have published could not be read anew')
      setTimeout(readAgain, retryMs).unref()
    })
  }

  onChange(change => {
    if (change === 'all' || tags.some(tag => change.includes(tag))) readAgain()
  })
  await read()
  return {
    menu: () => current.menu,
    onWritten(follower: () => void) {
      followers.push(follower)
    },
  }
}
