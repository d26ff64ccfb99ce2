import type pg from 'pg'
import { removeUnannounced } from '../../award/result/remove-result.server.ts'
import { recordPath } from '../../content/addresses/record-path.ts'
import { copyStands } from '../../content/stands/insert-copies.server.ts'
import { releases } from '../../content/tables.ts'
import {
  type Consequences,
  cutAround,
  cutTo,
  differencesIn,
  type PreviewEdition,
  textsIn,
} from '../../edition-desk/changed-pages.ts'
import { valueInWords } from '../../edition-desk/value-in-words.ts'
import type { Edition } from '../../editions/edition.ts'
import { fieldAt, fieldsOf, type SetValue, valueAt, withValues } from '../../editions/edition-fields.ts'
import { isAnnouncement } from '../../editions/next-fair/next-fair.ts'
import { nextPhaseAt } from '../../editions/rules.ts'
import type { EditionInTime } from '../../editions/timeline.ts'
import type { Payload } from '../../navigation/payload.ts'
import { textOf } from '../../page-store/document-pieces.server.ts'
import { type Db, transaction } from '../../platform/database/transaction.server.ts'
import { type LocaleCode, locales, withLocale } from '../../platform/languages.ts'
import { routes } from '../../routes.ts'
import type { Visit } from '../load-page.server.ts'
import { createRenderer } from '../render-page.server.ts'

type RendererOptions = Parameters<typeof createRenderer>[0]

const everybody: Visit = { search: '', cookies: new Map(), posted: null, person: null }
const mostWords = 4
/** Shorter ones are labels with a value of their own: the price of a class, the day of an event. */
const leastSentence = 60

/** Pages that are the same for everybody and have one address. */
const paths = routes.filter(
  ({ audience, isPrerendered, path }) => audience === 'public' && isPrerendered && !path.includes(':'),
)

/**
 * Makes every public page twice, by the edition as it will be at that moment and as it would be, and says where they differ.
 * Page by page, each in a transaction of its own that is taken back: nobody else has to wait for all of them.
 */
export function previewEditionIn(pool: pg.Pool, options: () => RendererOptions): PreviewEdition {
  return async ({ set, from, turnTo }) => {
    const { editionInTime, clock, db } = options()
    const before = turnTo?.current ?? editionInTime.at(from)
    const asked: Asked = { before, after: turnTo?.next ?? withValues(before, set), set, from }
    const found: Consequences = { pages: [], stillSaid: [] }
    const takenBack = new Error('a preview is taken back')
    for (const path of [...paths.map(route => route.path), ...(await pressPaths(db))]) {
      try {
        await transaction(pool, async tx => {
          // Nobody looks ahead past the ceremony, whichever day it is on, or would be on.
          const now = clock.now()
          const shown = [asked.before, asked.after]
          if (isAnnouncement(set)) await copyStands(tx, fairsOf(asked))
          await removeUnannounced(tx, { holding: editionInTime.at(now), shown, now, at: from })
          await compare({ ...options(), db: tx }, asked, path, found)
          throw takenBack
        })
      } catch (error) {
        if (error !== takenBack) throw error
      }
    }
    return found
  }
}

// What the fair that is announced offers is copied when somebody agrees; until then each page is shown with it.
const fairsOf = ({ before, after }: Asked) => ({
  from: before.exhibitors.fairId,
  to: after.exhibitors.fairId,
})

type Asked = { before: Edition; after: Edition; set: readonly SetValue[]; from: Date }

/** What the press was told stays as it was told, unless it leaves its sums and days to the edition. */
async function pressPaths(db: Db): Promise<string[]> {
  const rows = await db.select({ slug: releases.slug, address: releases.address }).from(releases)
  return rows.map(row => recordPath('releases', row))
}

async function compare(
  options: RendererOptions,
  { before, after, set, from }: Asked,
  path: string,
  found: Consequences,
): Promise<void> {
  const [old, own] = [rendererAt(options, before, from), rendererAt(options, after, from)]
  for (const { code: locale } of locales) {
    const pathname = withLocale(path, locale)
    const [was, will] = [await dataOf(old, pathname), await dataOf(own, pathname)]
    if (was === null || will === null) continue
    const differences = differencesIn(was, will)
    const said = oldWordsIn(will, set, after, locale)
    if (differences.length === 0 && !said) continue
    const { title } = await own.headOf(pathname)
    const words = differences.filter(({ before: one, after: other }) => one || other).map(cutAround)
    if (differences.length > 0)
      found.pages.push({ pathname, title, locale, words: distinct(words).slice(0, mostWords) })
    if (said) found.stillSaid.push({ pathname, title, locale, words: said })
  }
}

function rendererAt(options: RendererOptions, edition: Edition, at: Date) {
  const fixed: EditionInTime = { at: () => edition, nextTurn: () => nextPhaseAt(edition, at) }
  return createRenderer({ ...options, editionInTime: fixed, clock: { now: () => at }, isDemoClock: false })
}

type Made = ReturnType<typeof createRenderer>

/** What a page is made of; null where it is not there at that moment. */
async function dataOf(renderer: Made, pathname: string): Promise<unknown> {
  try {
    const { pieces } = await renderer.renderOwnPayload(pathname, everybody)
    return (JSON.parse(textOf(pieces)) as Payload).data
  } catch {
    return null
  }
}

/** A text that says what no longer holds, and is not about another value that happens to be the same. */
function oldWordsIn(
  data: unknown,
  set: readonly SetValue[],
  after: Edition,
  locale: LocaleCode,
): string | null {
  for (const { path, before } of set) {
    const field = fieldAt(path)
    if (!field || before === null || (field.kind !== 'money' && field.kind !== 'day')) continue
    if (fieldsOf(after).some(other => valueAt(after, other.path) === before)) continue
    // A day is mostly said without its year.
    const words = valueInWords(field, before, locale).replace(/\u00a0\d{4}$/, '')
    const text = textsIn(data).find(one => one.length >= leastSentence && hasWords(one, words))
    if (text) return cutTo(text, words)
  }
  return null
}

// «2 500 ₽» is no part of «12 500 ₽».
function hasWords(text: string, words: string): boolean {
  const at = text.indexOf(words)
  return at >= 0 && !/[\d\u00a0,]$/.test(text.slice(0, at))
}

function distinct(words: { before: string; after: string }[]) {
  return words.filter(
    (one, place) =>
      words.findIndex(({ before, after }) => before === one.before && after === one.after) === place,
  )
}
