import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bannerOf } from '../../../app/content/blocks/block-banners.ts'
import { drawnOn } from '../../../app/content/blocks/drawn-blocks.ts'
import { isGivenBlock } from '../../../app/content/blocks/home-sections.ts'
import { autumn2025 } from '../../../app/editions/edition.ts'
import type { Change } from '../../../app/editorial/changes.ts'
import { readDraft } from '../../../app/editorial/drafts/read-draft.server.ts'
import { saveDraft } from '../../../app/editorial/drafts/save-draft.server.ts'
import { blockKinds } from '../../../app/editorial/kinds/blocks.ts'
import { kinds } from '../../../app/editorial/kinds/kinds.ts'
import type { Item, Json } from '../../../app/editorial/record.ts'
import { matchRoute } from '../../../app/navigation/route-table.ts'
import { type Database, openDatabase } from '../../../app/platform/database/database.server.ts'
import { createLog } from '../../../app/platform/log.server.ts'
import type { Person } from '../../../app/platform/person.ts'
import { routes } from '../../../app/routes.ts'
import { recordsOf } from '../../../content/reading.ts'
import { ask } from '../../builders/ask.ts'
import { filledBlock } from '../../builders/editorial/filled-block.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { isWholeWalk } from '../../builders/walks/whole-walk.ts'

const now = new Date('2025-08-20T10:00:00+03:00')
const editor: Person = { id: 'editor', email: 'editor@x.example', name: 'editor', role: 'editor' }
const pages = await recordsOf('pages')
let site: Site
let database: Database
let cookie: string

beforeAll(async () => {
  site = await startSite()
  const settings = { databaseUrl: site.databaseUrl, databasePool: 2, dataDir: '' }
  database = await openDatabase(settings, createLog('silent'))
  cookie = await signIn(site, 'editor')
}, 120_000)
afterAll(async () => {
  await database.close()
  await site.stop()
})

test('the form offers what its page has room for; anything else is refused with a sentence', async () => {
  const { text: form } = await office('volunteers/')
  const [, list = ''] = /<select[^>]*name="kind:blocks"[^>]*>([\s\S]*?)<\/select>/.exec(form) ?? []
  const offers = [...list.matchAll(/value="([^"]*)"/g)].map(([, kind]) => kind)
  expect(offers).toEqual(['text', 'index', 'banner'])
  expect((await office('works/')).text).not.toContain('name="kind:blocks"')
  for (const [key, kind, sentence] of [
    ['volunteers', 'quote', '«Цитата»: эта страница такой блок не\u00a0показывает'],
    ['volunteers', 'form', '«Форма»: больше таких блоков эта страница не\u00a0показывает'],
    ['works', 'text', '«Текст»: эта страница такой блок не\u00a0показывает'],
  ] as const) {
    const refused = await step(key, 'add:blocks', { 'kind:blocks': kind })
    expect([refused.status, refused.text.includes(sentence)]).toEqual([422, true])
  }
  const speakers = await idOf('home', 'speakers')
  const { text: home } = await office('home/')
  expect(home).toContain(`value="up:blocks/${speakers}"`)
  expect(home).not.toContain(`value="remove:blocks/${speakers}"`)
  const refused = await step('home', `remove:blocks/${speakers}`)
  expect(refused.text).toContain('«Спикеры»: этот раздел нельзя удалить, его можно только скрыть')
})

test('home shows its sections in the order and under the names its editor gave them, and none that is hidden', async () => {
  const [partners, directions, newsletter, today] = await Promise.all(
    ['partners', 'directions', 'newsletter', 'today'].map(kind => idOf('home', kind)),
  )
  const set = (path: string, language: 'ru' | 'en' | null, was: Json, to: Json): Change => {
    return { do: 'set', path: `blocks/${path}`, language, was, to }
  }
  const last = (await blocksOf('home')).at(-1)?.id ?? null
  await change('home', [
    { do: 'move', path: 'blocks', id: partners ?? '', after: await idOf('home', 'hero') },
    { do: 'move', path: 'blocks', id: today ?? '', after: last },
    set(`${directions}/title`, 'ru', 'Как добраться', 'Как дойти'),
    set(`${directions}/title`, 'en', 'How to get there', 'The way here'),
    set(`${newsletter}/isHidden`, null, false, true),
  ])
  for (const [language, first, way, hidden] of [
    ['ru', 'Партнёры', 'Как дойти', 'Новости ярмарки'],
    ['en', 'Partners', 'The way here', 'Newsletter'],
  ] as const) {
    const shown = await preview('home', language, '2025-09-25T12:00')
    const text = shown.text.slice(shown.text.indexOf('<main'), shown.text.indexOf('</main>'))
    const titles = [...text.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, title]) => title)
    expect(titles[0]).toBe(first)
    expect(titles).toContain(way)
    expect(titles).not.toContain(hidden)
    expect(text.indexOf('class="today"')).toBeGreaterThan(text.indexOf(way))
  }
})

type Wanted = { what: string; words: string; block: Item }

// Pages that are made by one component and draw the same are one.
const pathOf = (key: string) => kinds.pages.pathOf(key, {})
const madeAlike = new Map(
  pages.map(({ key }) => [`${matchRoute(routes, pathOf(key))?.route.page} ${namesOn(key)}`, key]),
)
const walked = isWholeWalk ? pages.map(({ key }) => key) : [...madeAlike.values()]

test.each(walked)('%s shows every kind of block that may be added to it, in every look', async key => {
  const wanted = offered(key)
  await put(key, wanted)
  const { status, text } = await preview(key, 'ru', '2025-08-20T10:00')
  expect(status).toBe(200)
  expect(wanted.filter(({ words }) => !text.includes(words)).map(({ what }) => what)).toEqual([])
})

/** One of every kind that the page draws, in every look where there may be several, each with words of its own. */
function offered(key: string): Wanted[] {
  const own = Object.entries(drawnOn(key)).filter(([kind]) => !isGivenBlock(kind))
  return own.flatMap(([kind, most = 0], place) => {
    const fields = blockKinds[kind]?.fields ?? []
    const look = fields.find(field => field.name === 'as')
    const looks = look?.type === 'choice' ? look.options.map(({ value }) => value) : [null]
    return looks.slice(0, most === Number.POSITIVE_INFINITY ? undefined : 1).map((as, at): Wanted => {
      // No digits: figures are drawn apart from their words.
      const words = `Проба${letters(place)}${letters(at)}конец`
      const block = { id: `new${place}x${at}`, kind, ...filledBlock(fields, words), ...(as && { as }) }
      if (kind !== 'banner') return { what: [kind, as].filter(Boolean).join(' '), words, block }
      const of = key === 'media' ? 'sales' : 'media'
      return { what: kind, words: bannerOf(of, autumn2025, now, 'ru').sentence, block: { ...block, of } }
    })
  })
}

function namesOn(key: string): string {
  return Object.entries(drawnOn(key)).join()
}

const letters = (place: number) => String.fromCodePoint(0x430 + place)

/** Into the draft, in the place of others where the page has no room for more. */
async function put(key: string, wanted: readonly Wanted[]) {
  const there = await blocksOf(key)
  const most = drawnOn(key) as Record<string, number>
  const changes = wanted.flatMap(({ block }): Change[] => {
    const same = there.filter(({ kind }) => kind === block.kind)
    const last = same.at(-1)
    const isFull = last && same.length >= (most[String(block.kind)] ?? 0)
    return [
      { do: 'insert', path: 'blocks', item: block, after: last?.id ?? there.at(-1)?.id ?? null },
      ...(isFull ? [{ do: 'remove', path: 'blocks', id: last.id } as const] : []),
    ]
  })
  if (changes.length > 0) await change(key, changes)
}

async function change(key: string, changes: Change[]) {
  const edit = { id: randomUUID(), changes }
  const saved = await saveDraft(database.pool, editor, { kind: 'pages', key }, edit, now)
  expect(saved).toMatchObject({ ok: true, conflicts: [] })
}

async function blocksOf(key: string): Promise<Item[]> {
  const draft = await readDraft(database.db, 'pages', key)
  if (!draft) throw new Error(`no page ${key}`)
  return draft.record.blocks as Item[]
}

async function idOf(key: string, kind: string): Promise<string> {
  return (await blocksOf(key)).find(block => block.kind === kind)?.id ?? ''
}

function office(path: string) {
  return ask(site, `/office/content/pages/${path}`, { headers: { cookie } })
}

function preview(key: string, language: 'ru' | 'en', at: string) {
  return office(`${key}/preview.html?language=${language}&at=${at}`)
}

function step(key: string, asked: string, more: Record<string, string> = {}) {
  return ask(site, `/office/content/pages/${key}/`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: new URLSearchParams({ do: 'save', step: asked, ...more }).toString(),
  })
}
