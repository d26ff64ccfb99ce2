import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { type Answer, ask } from '../builders/ask.ts'
import { startShop } from '../builders/buying.ts'
import { everyPath } from '../builders/every-path.ts'
import { openFair, type World } from '../builders/fuzz/form-scenes.ts'
import { type Body, dice, malformed, scriptMark, wellFormed } from '../builders/fuzz/malformed.ts'
import {
  type Aim,
  apiTargets,
  faultsAt,
  formTargets,
  pageTargets,
  type Target,
} from '../builders/fuzz/post-targets.ts'
import { signIn } from '../builders/sign-in.ts'
import { openSiteDatabase } from '../builders/submissions.ts'

/** `npm run proofs` sends five hundred to every target. */
const bodies = Number(process.env.FUZZ ?? 20)
const atOnce = 8
// Whoever fills in a form in no time waits a second; the rest is for a machine with noisy neighbours.
const slowMs = 10_000
const growthBytes = 150 * 1024 * 1024
const patienceMs = 300_000

let world: World
let targets: Target[]
let faults: string[]

beforeAll(async () => {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  const site = await startShop(sandbox, {
    // Every form is open on this day.
    FAIR_NOW: '2025-08-10T10:00:00+03:00',
    POSTS_PER_MINUTE: '100000000',
    LANDER_URL: `${sandbox.url}/lander`,
  })
  const database = await openSiteDatabase(site)
  world = { site, sandbox, database, cookie: await signIn(site, 'admin') }
  // Limits are counted, and nobody ever reaches one.
  await database.pool.query(
    `create function forget_hits() returns trigger language plpgsql as 'begin new.hits := 0; return new; end';
     create trigger forget_hits before insert or update on rate_limits for each row execute function forget_hits()`,
  )
  await openFair(world)
  const pages = await pageTargets(world)
  const api = await apiTargets(world)
  targets = [...pages.targets, ...api.targets, ...formTargets(world)]
  faults = [...pages.faults, ...api.faults]
}, patienceMs)
afterAll(async () => {
  await world.database.close()
  await world.site.stop()
  await world.sandbox.stop()
})

test(
  'whatever takes a POST is found, and every form is sent to what takes it',
  async () => {
    const russian = everyPath.filter(path => !path.startsWith('/en/'))
    const elsewhere = await Promise.all(russian.map(path => faultsAt(world, path)))
    expect([...faults, ...elsewhere.flat()]).toEqual([])
  },
  patienceMs,
)

test(
  'what a good client sends is understood',
  async () => {
    const wrong: string[] = []
    for (const target of targets) {
      await openFair(world)
      const aim = await target.aim()
      const { status, headers, text } = await send(aim, wellFormed(aim.good))
      if (!target.answers.includes(status) || headers.location?.includes('not-possible'))
        wrong.push(`${target.name}: ${status} ${headers.location ?? saidIn(text)}`)
    }
    expect(wrong).toEqual([])
  },
  patienceMs,
)

test(`${bodies} malformed bodies at each: no fault of ours, no echo, no stall, no leak`, {
  timeout: patienceMs + bodies * 10_000,
}, async () => {
  const wrong: string[] = []
  // The first half compiles, opens and grows what the work needs; after that nothing may pile up.
  const half = Math.ceil(bodies / 2)
  for (const [place, target] of targets.entries()) await attack(target, 0, half, place + 1)
  const before = residentBytes()
  for (const [place, target] of targets.entries()) await attack(target, half, bodies, place + 1_000)
  expect(wrong).toEqual([])
  expect(residentBytes() - before).toBeLessThan(growthBytes)
  // And it is still the site it was.
  expect((await ask(world.site, '/readyz')).status).toBe(200)

  async function attack(target: Target, from: number, to: number, seed: number) {
    const roll = dice(seed)
    await openFair(world)
    for (let next = from; next < to; next += atOnce) {
      const aim = await target.aim()
      const places = Array.from({ length: Math.min(atOnce, to - next) }, (_, place) => next + place)
      await Promise.all(
        places.map(async place => {
          const own = target.isForOne ? await target.aim() : aim
          wrong.push(...(await wrongWith(target, own, malformed(own.good, place, roll))))
        }),
      )
    }
  }
})

async function wrongWith({ name }: Target, aim: Aim, sent: Body): Promise<string[]> {
  const what = `${name} ${aim.path} ${sent.type} ${sent.body.subarray(0, 400).toString('base64')}`
  const startedAt = performance.now()
  // Of the API every answer is held against its description.
  const answer = await send(aim, sent).catch((error: Error) => error)
  if (answer instanceof Error) return [`${answer.message} ${what}`]
  const isMarkup = String(answer.headers['content-type']).includes('html')
  return [
    ...(answer.status >= 500 ? [`${answer.status} ${what}`] : []),
    ...(isMarkup && answer.text.includes(scriptMark) ? [`echo ${what}`] : []),
    ...(performance.now() - startedAt > slowMs ? [`slow ${what}`] : []),
  ]
}

function send({ path, headers }: Aim, { type, body }: Body): Promise<Answer> {
  const typed = type === undefined ? headers : { ...headers, 'content-type': type }
  return ask(world.site, path, { method: 'POST', headers: typed, body })
}

function residentBytes(): number {
  const status = readFileSync(`/proc/${world.site.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}

/** What a page says went wrong, without its head. */
function saidIn(html: string): string {
  const [, alert] = /role="alert"[^>]*>(.*?)<\/(?:div|section|p)>/s.exec(html) ?? []
  return (alert ?? html).replace(/<[^>]+>/g, ' ').slice(0, 300)
}
