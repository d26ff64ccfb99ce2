import { createHash, randomUUID } from 'node:crypto'
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { imageUrl } from '../../app/images/rules.ts'
import { type Answer, ask } from '../builders/ask.ts'
import { insist, type MortalSite, mortalSite } from '../builders/exhibitors/mortal-site.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { readForms, type SentFields } from '../builders/fuzz/read-forms.ts'
import { makeFolder } from '../builders/postgres-cluster.ts'
import { signIn } from '../builders/sign-in.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

// Fifty in `npm run proofs`.
const kills = Number(process.env.EDITOR_KILLS ?? 1)
// Another seed, other moments of death.
const seed = Number(process.env.EDITOR_SEED ?? 16)

const uploadsApi = '/api/v1/office/picture-uploads'
const list = '/office/content/questions/'
const written = `${list}catalogue/`

const opensAt = Date.parse('2025-08-20T10:00:00+03:00')

// A word is saved before a second has passed; on a machine that starts other fairs at the same time, before this.
const mostUnsavedMs = process.env.EDITOR_KILLS ? 1_000 : 20_000

/** What the three have been told is done, and what they have on their desks. */
type Watch = { isOver: boolean; acknowledged: number; typists: Typist[]; rounds: number; pictures: string[] }
/** Where they write, and what the database calls it. */
type Desk = { name: string; path: string[]; word: (n: number) => string }
type Typist = Desk & { typed: number; saved: number; typedAt: number[] }

const desks = {
  question: { name: 'field:question:ru', path: ['question', 'ru'], word: n => `Слово ${n}` },
  translation: { name: 'field:question:en', path: ['question', 'en'], word: n => `Word ${n}` },
  answer: { name: 'field:answer:ru', path: ['answer', 'ru', '0'], word: n => `Ответ ${n}` },
} satisfies Record<string, Desk>

test(`killed ${kills} times with -9 while three editors type, upload and publish, nothing acknowledged is lost and nothing is published by halves`, {
  timeout: 120_000 + kills * 30_000,
}, async () => {
  const { site } = await openSite()
  const random = generator(seed)
  const watch: Watch = { isOver: false, acknowledged: 0, typists: [], rounds: 0, pictures: [] }
  const editor = await signIn(site, 'editor')
  const translator = await signIn(site, 'translator')
  const chief = await signIn(site, 'chief-editor')
  const curator = await signIn(site, 'curator')
  const pair = await pairOf(site)
  // Whoever fails stops the others: none of them is waited for in vain.
  const fail = (error: unknown) => {
    watch.isOver = true
    throw error
  }
  const crowd = [
    type(site, editor, watch, desks.question),
    type(site, translator, watch, desks.translation),
    type(site, chief, watch, desks.answer),
    ...[editor, chief, curator].map((cookie, place) => upload(site, cookie, watch, 1_000 * (place + 1))),
    publish(site, chief, watch, pair),
    read(site, watch),
  ].map(work => work.catch(fail))
  const all = Promise.all(crowd)
  // Told by `await all`, at the end.
  all.catch(() => undefined)

  const beganAt = performance.now()
  let longestMs = 0
  let roseAt = 0
  for (let fell = 0; fell < kills && !watch.isOver; fell++) {
    const enough = watch.acknowledged + 8 + Math.floor(random() * 24)
    await until(() => watch.acknowledged >= enough || watch.isOver, Boolean, 60_000)
    await wait(random() * 80)
    const promised = watch.typists.map(({ saved }) => saved)
    const diedAt = performance.now()
    await site.die()
    await checkBooks(site, pair)
    for (const [place, typist] of watch.typists.entries()) {
      const kept = await wordKept(site, typist)
      // Nothing that was acknowledged is gone, and nothing is there that nobody typed.
      expect(kept).toBeGreaterThanOrEqual(promised[place] ?? 0)
      expect(kept).toBeLessThanOrEqual(typist.typed)
      const firstLostAt = typist.typedAt[kept + 1]
      // What was typed while the house was shut waits in the tab from the moment it is open again.
      if (firstLostAt !== undefined) longestMs = Math.max(longestMs, diedAt - Math.max(firstLostAt, roseAt))
    }
    // Its clock goes on, as clocks do.
    await site.rise({ FAIR_NOW: new Date(opensAt + performance.now() - beganAt).toISOString() })
    roseAt = performance.now()
  }
  watch.isOver = true
  await all

  await checkBooks(site, pair)
  for (const typist of watch.typists) expect(await wordKept(site, typist)).toBe(typist.typed)
  await checkPictures(site, watch)
  const typed = watch.typists.map(({ typed }) => typed).join(', ')
  console.info(
    `${kills} kills, seed ${seed}: ${typed} words typed, oldest not saved at a death ${Math.round(longestMs)} ms; ` +
      `${watch.pictures.length} pictures, ${watch.rounds} releases, ${watch.acknowledged} answers`,
  )
  expect([watch.typists.length, longestMs < mostUnsavedMs]).toEqual([3, true])
})

test('a picture whose last bytes came before a death and were booked by nobody is taken when it is asked for', async () => {
  const { site, uploads } = await openSite()
  const cookie = await signIn(site, 'editor')
  const bytes = await noise(1)
  const id = await announce(site, cookie, bytes.length)
  const half = Math.floor(bytes.length / 2)
  expect((await piece(site, cookie, id, 0, bytes.subarray(0, half))).status).toBe(204)
  await site.die()
  // On the disk, and not in the books.
  appendFileSync(join(uploads, 'private', 'pictures', 'incoming', id), bytes.subarray(half))
  await site.rise()
  const told = (await ask(site, `${uploadsApi}/${id}`, { headers: { cookie } })).json()
  expect(told).toMatchObject({ offset: bytes.length, outcome: 'added' })
  expect(await countOf(site, bytes)).toBe(1)
})

test('another file for a picture is not refused for having replaced it already', async () => {
  const { site } = await openSite()
  const cookie = await signIn(site, 'chief-editor')
  const [picture] = await sql<{ path: string; revision: number }>(
    site,
    'select path, revision from pictures where trashed_at is null order by path limit 1',
  )
  const bytes = await noise(2)
  const said = { replaces: picture?.path ?? '', revision: String(picture?.revision) }
  const id = await announce(site, cookie, bytes.length, said)
  await piece(site, cookie, id, 0, bytes)
  // Replaced, and dead before it was noted what became of the upload: it is asked for once more.
  const again = await announce(site, cookie, bytes.length, said)
  await piece(site, cookie, again, 0, bytes)
  const told = (await ask(site, `${uploadsApi}/${again}`, { headers: { cookie } })).json()
  expect(told).toMatchObject({ outcome: 'same' })
})

async function openSite(): Promise<{ site: MortalSite; uploads: string }> {
  const clone = await cloneFair()
  onTestFinished(clone.drop)
  const uploads = makeFolder('editors-uploads')
  onTestFinished(() => rmSync(uploads, { recursive: true, force: true }))
  const site = await mortalSite({
    DATABASE_URL: clone.url,
    UPLOADS: `file:${uploads}`,
    FAIR_NOW: new Date(opensAt).toISOString(),
    POSTS_PER_MINUTE: '1000000',
  })
  onTestFinished(() => site.stop())
  return { site, uploads }
}

/** Asked until somebody answers: the connection is lost, or the house is not quite open yet. */
async function heard(step: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await insist(step)
    if (answer.status < 500) return answer
    await wait(40)
  }
}

const open = (site: MortalSite, cookie: string, path: string) =>
  heard(() => ask(site, path, { headers: { cookie } }))

function post(site: MortalSite, cookie: string, path: string, fields: SentFields, accept = 'text/html') {
  const body = new URLSearchParams(fields).toString()
  return ask(site, path, {
    method: 'POST',
    headers: { cookie, accept, 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body,
  })
}

/** The form of a page that does this, with everything it holds ready. */
async function formOf(site: MortalSite, cookie: string, path: string, does: string): Promise<SentFields> {
  const { text } = await open(site, cookie, path)
  const form = readForms(text).find(({ controls }) =>
    controls.some(({ name, value }) => name === 'do' && value === does),
  )
  if (!form) throw new Error(`no form at ${path} does ${does}`)
  const filled = form.controls
    .filter(({ kind, isOn }) => kind !== 'submit' && (isOn || (kind !== 'checkbox' && kind !== 'radio')))
    .map(({ name, value }): [string, string] => [name, value])
  return withField(filled, 'do', does)
}

const withField = (form: SentFields, name: string, value: string): SentFields => [
  ...form.filter(([one]) => one !== name),
  [name, value],
]

/**
 * Somebody who types without stopping, five words a second, and whose page saves as it goes: one save after the other, each
 * from the revision of the last answer, and each asked again in the same words until it is answered.
 */
async function type(site: MortalSite, cookie: string, watch: Watch, desk: Desk): Promise<void> {
  const typist: Typist = { ...desk, typed: 0, saved: 0, typedAt: [] }
  let form = await formOf(site, cookie, written, 'save')
  watch.typists.push(typist)
  const keys = setInterval(() => {
    if (watch.isOver) return
    typist.typed++
    typist.typedAt[typist.typed] = performance.now()
  }, 200)
  try {
    while (!watch.isOver || typist.saved < typist.typed) {
      if (typist.saved === typist.typed) {
        await until(() => typist.saved < typist.typed || watch.isOver)
        continue
      }
      const word = typist.typed
      form = withField(withField(form, desk.name, desk.word(word)), 'edit', randomUUID())
      const answer = await heard(() => post(site, cookie, written, form, 'application/json'))
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('revision')])
      const told = answer.json() as {
        revision: number
        others: { fields: { name: string; value: string }[] } | null
      }
      for (const other of told.others?.fields ?? []) form = withField(form, other.name, other.value)
      form = withField(form, 'revision', String(told.revision))
      typist.saved = word
      watch.acknowledged++
    }
  } finally {
    clearInterval(keys)
  }
}

/** The number of the word that stands in the draft: a whole one, as it was typed. */
async function wordKept(site: MortalSite, { path, word }: Typist): Promise<number> {
  const [draft] = await sql<{ text: string }>(
    site,
    `select record #>> $1 as text from content_drafts where kind = 'questions' and key = 'catalogue'`,
    [path],
  )
  const number = Number(/(\d+)$/.exec(draft?.text ?? '')?.[1] ?? 0)
  if (number > 0) expect(draft?.text).toBe(word(number))
  return number
}

/** Pictures in pieces, one after the other. */
async function upload(site: MortalSite, cookie: string, watch: Watch, from: number): Promise<void> {
  for (let n = from; !watch.isOver; n++) {
    const bytes = await noise(n)
    const id = await announce(site, cookie, bytes.length)
    let offset = 0
    while (offset < bytes.length) {
      const next = bytes.subarray(offset, offset + 60_000)
      // An answer that is lost is not asked for again: where it goes on is what the house says.
      const sent = await piece(site, cookie, id, offset, next).catch(() => null)
      if (sent?.status === 204) offset = Number(sent.headers['upload-offset'])
      else {
        const told = await progress(site, cookie, id)
        expect(told.offset).toBeGreaterThanOrEqual(offset)
        offset = told.offset
      }
      watch.acknowledged++
    }
    const { outcome } = await progress(site, cookie, id)
    expect(['added', 'same']).toContain(outcome)
    watch.pictures.push(createHash('sha256').update(bytes).digest('hex'))
  }
}

async function announce(site: MortalSite, cookie: string, size: number, said: Record<string, string> = {}) {
  const metadata = Object.entries({ filename: 'photo.jpg', ...said })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const answer = await heard(() =>
    ask(site, uploadsApi, {
      method: 'POST',
      headers: {
        cookie,
        'tus-resumable': '1.0.0',
        'upload-length': String(size),
        'upload-metadata': metadata,
      },
    }),
  )
  expect(answer.status).toBe(201)
  return String(answer.headers.location).split('/').at(-1) ?? ''
}

function piece(site: MortalSite, cookie: string, id: string, offset: number, bytes: Buffer) {
  return ask(site, `${uploadsApi}/${id}`, {
    method: 'PATCH',
    headers: {
      cookie,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes,
  })
}

async function progress(site: MortalSite, cookie: string, id: string) {
  const answer = await open(site, cookie, `${uploadsApi}/${id}`)
  expect(answer.status).toBe(200)
  return answer.json() as { offset: number; outcome: string | null }
}

/** No two are alike, and none becomes small. */
async function noise(n: number): Promise<Buffer> {
  const random = generator(n)
  const pixels = Buffer.from(Array.from({ length: 1_300 * 120 * 3 }, () => Math.floor(random() * 256)))
  return sharp(pixels, { raw: { width: 1_300, height: 120, channels: 3 } })
    .jpeg({ quality: 70 })
    .toBuffer()
}

/** Two questions that stand on one page. */
async function pairOf(site: MortalSite): Promise<string[]> {
  const rows = await sql<{ slug: string }>(
    site,
    `select slug from questions where topic = 'visit' and slug <> 'catalogue' order by slug limit 2`,
  )
  return rows.map(({ slug }) => slug)
}

const phrases = [(round: number) => `Первое-${round}?`, (round: number) => `Второе-${round}?`]

/** Two records written, put into a release and put out, by a press or at a moment; again and again. */
async function publish(site: MortalSite, cookie: string, watch: Watch, pair: string[]): Promise<void> {
  for (let round = 1; !watch.isOver; round++) {
    for (const [place, key] of pair.entries()) {
      const path = `${list}${key}/`
      const form = await formOf(site, cookie, path, 'save')
      const said = withField(form, 'field:question:ru', phrases[place]?.(round) ?? '')
      const edit = withField(said, 'edit', randomUUID())
      expect((await heard(() => post(site, cookie, path, edit, 'application/json'))).status).toBe(200)
      watch.acknowledged++
    }
    await gather(site, cookie, pair, round)
    watch.acknowledged++
    await putOut(site, cookie, round)
    watch.acknowledged++
    watch.rounds = round
  }
}

type Release = { id: number; state: string; items: number }

async function releaseOf(site: MortalSite, round: number): Promise<Release | undefined> {
  const [release] = await sql<Release>(
    site,
    `select id, state, (select count(*)::int from content_release_items where release_id = id) as items
     from content_releases where title = $1`,
    [`Круг ${round}`],
  )
  return release
}

/** Both rows into a release of their own; one whose answer was lost is looked for first. */
async function gather(site: MortalSite, cookie: string, pair: string[], round: number): Promise<void> {
  const bulk = withField(await formOf(site, cookie, list, 'bulk-release'), 'title', `Круг ${round}`)
  const chosen: SentFields = [...bulk, ...pair.map((key): [string, string] => ['rows', key])]
  await heard(async () => {
    const before = await releaseOf(site, round)
    return before ? open(site, cookie, list) : post(site, cookie, list, chosen)
  })
  expect((await releaseOf(site, round))?.items).toBe(2)
}

async function putOut(site: MortalSite, cookie: string, round: number): Promise<void> {
  const { id = 0 } = (await releaseOf(site, round)) ?? {}
  const path = `/office/releases/${id}/`
  // Every second one goes out by itself.
  const does = round % 2 === 0 ? 'plan' : 'publish'
  await until(
    async () => {
      const state = (await releaseOf(site, round))?.state
      // A moment that passed while it was set is set anew.
      if (state === 'gathering') {
        const form = await formOf(site, cookie, path, does)
        const whole = does === 'plan' ? withField(form, 'at', await soon(site, cookie)) : form
        // Lost or heard: whether it was done, the books say.
        await post(site, cookie, path, whole).catch(() => undefined)
      }
      return state
    },
    state => {
      expect(['gathering', 'planned', 'published']).toContain(state)
      return state === 'published'
    },
    90_000,
  )
}

/** Two seconds on, by the fair's own time. */
async function soon(site: MortalSite, cookie: string): Promise<string> {
  const { text } = await open(site, cookie, list)
  const seen = /name="seen" value="([^"]+)"/.exec(text)?.[1] ?? ''
  return new Date(new Date(seen).getTime() + (3 * 3_600 + 2) * 1_000).toISOString().slice(0, 19)
}

/** A visitor who looks at the page all the while: both records of one release, or neither. */
async function read(site: MortalSite, watch: Watch): Promise<void> {
  while (!watch.isOver) {
    const { text } = await heard(() => ask(site, '/visitors/'))
    const rounds = ['Первое', 'Второе'].map(word => [
      ...new Set([...text.matchAll(new RegExp(`${word}-(\\d+)\\?`, 'g'))].map(([, round]) => round)),
    ])
    expect(rounds[0]).toEqual(rounds[1])
    expect(rounds[0]?.length).toBeLessThan(2)
  }
}

/** What the database says between two lives: releases whole or not at all, versions of each record in their order. */
async function checkBooks(site: MortalSite, pair: string[]): Promise<void> {
  const shown = await sql<{ round: string | null }>(
    site,
    `select substring(question->>'ru' from '-(\\d+)\\?$') as round from questions where slug = any($1)`,
    [pair],
  )
  expect(new Set(shown.map(({ round }) => round)).size).toBe(1)
  const halves = await sql(
    site,
    `select r.title, r.state, count(*) filter (where i.outcome = 'out')::int as out, count(*)::int as items
     from content_releases r join content_release_items i on i.release_id = r.id group by r.id
     having count(*) <> 2 or count(*) filter (where i.outcome = 'out') <> case when r.state = 'published' then 2 else 0 end`,
  )
  expect(halves).toEqual([])
  const torn = await sql(
    site,
    `select d.key from content_drafts d where d.key = 'catalogue' and d.revision <> (select count(*) from content_edits e where e.kind = d.kind and e.key = d.key)`,
  )
  expect(torn).toEqual([])
}

/** Every picture that was told to be in the library is there once, whole. */
async function checkPictures(site: MortalSite, { pictures }: Watch): Promise<void> {
  const rows = await sql<{ sha256: string; path: string }>(
    site,
    'select sha256, path from pictures where sha256 = any($1)',
    [pictures],
  )
  expect(rows.map(({ sha256 }) => sha256).toSorted()).toEqual(pictures.toSorted())
  for (const { path } of rows) {
    const answer = await ask(site, imageUrl(path, { width: 200, format: 'webp' }))
    expect([path, answer.status]).toEqual([path, 200])
  }
}

async function countOf(site: MortalSite, bytes: Buffer): Promise<number> {
  const rows = await sql(site, 'select id from pictures where sha256 = $1', [
    createHash('sha256').update(bytes).digest('hex'),
  ])
  return rows.length
}

/** The same numbers for the same seed (mulberry32). */
function generator(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
