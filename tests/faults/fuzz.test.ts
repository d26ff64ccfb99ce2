import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { startOwnShop } from '../builders/buying.ts'
import { createAttack, type Findings } from '../builders/fuzz/attack.ts'
import { openFair } from '../builders/fuzz/box-office-scenes.ts'
import { actionsWithout, stagesOf } from '../builders/fuzz/post-targets.ts'
import type { World } from '../builders/fuzz/scene.ts'
import { faultsAt } from '../builders/fuzz/shown-forms.ts'
import { openUndo } from '../builders/fuzz/undo.ts'
import { letIn } from '../builders/fuzz/visitors.ts'
import { signIn } from '../builders/sign-in.ts'
import type { OwnSite } from '../builders/site.ts'
import { openSiteDatabase } from '../builders/submissions.ts'
import { everyPath } from '../builders/walks/every-path.ts'

/** `npm run proofs` sends five hundred to every target, and wants every answer within a second while fifty read. */
const isProof = process.env.FUZZ !== undefined
const bodies = Number(process.env.FUZZ ?? 3)
const slowMs = Number(process.env.FUZZ_SLOW_MS ?? 10_000)
/** A part of a target's name, to send again what one of them was sent. */
const only = process.env.FUZZ_ONLY ?? ''
const isLong = bodies > 100
/** In `npm test` every other target is attacked; all of them are found, and in the proofs or by its name each is attacked. */
const isPart = (name: string) => isProof || only !== '' || name.length % 2 === 0
// A short run meets most pages for the first time in its second half: what they need once is no leak.
const growthBytes = (isLong ? 150 : 300) * 1024 * 1024
const patienceMs = 300_000 + bodies * 5_000

let own: OwnSite
let world: World
let findings: Findings
let pages: { waitedMs: number[]; wrong: string[] }
let grownBytes: number
const faults: string[] = []
const attacked = new Set<string>()

beforeAll(async () => {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  own = await startOwnShop(sandbox, {
    // Every form is open on this day.
    FAIR_NOW: '2025-08-10T10:00:00+03:00',
    POSTS_PER_MINUTE: '100000000',
    LANDER_URL: `${sandbox.url}/lander`,
    // A line for each of a hundred thousand requests would be all that one remembers.
    ...(isProof && { LOG_LEVEL: 'info' }),
  })
  const site = own
  const database = await openSiteDatabase(site)
  world = { site, sandbox, database, cookie: await signIn(site, 'admin') }
  await database.pool.query(
    // Limits are counted, and nobody ever reaches one; what is promised is nobody's work, for it will be undone.
    `create function forget_hits() returns trigger language plpgsql as 'begin new.hits := 0; return new; end';
     create trigger forget_hits before insert or update on rate_limits for each row execute function forget_hits();
     create function forget_job() returns trigger language plpgsql as 'begin return null; end';
     create trigger forget_job before insert on jobs.job for each row execute function forget_job()`,
  )
  await openFair(world)
  const undo = await openUndo(database.pool)
  const { attack, findings: found, close } = createAttack({ site, undo, bodies, slowMs, isPart })
  const visitors = isProof ? letIn(site, everyPath, 50) : letIn(site, everyPath.slice(0, 5), 5)
  const stages = stagesOf(world)
  // The first half compiles, opens and grows what the work needs; after that nothing may pile up.
  let halfway = 0
  for (const [place, stage] of stages.entries()) {
    const startedAt = performance.now()
    const names = await attack(stage, name => !attacked.has(name) && name.includes(only))
    for (const name of names) attacked.add(name)
    faults.push(...stage.faults)
    if (place === Math.floor(stages.length / 2)) halfway = residentBytes()
    if (isProof && names.length > 0)
      console.log(`${Math.round(performance.now() - startedAt)} ms ${names.join(' · ')}`, summary(found))
  }
  grownBytes = residentBytes() - halfway
  pages = await visitors.leave()
  findings = found
  close()
}, patienceMs * 20)
afterAll(async () => {
  await world.database.close()
  await world.site.stop()
  await world.sandbox.stop()
}, patienceMs)

test('whatever takes a POST is found, and every form is sent to what takes it', async () => {
  const russian = everyPath.filter(path => !path.startsWith('/en/'))
  const elsewhere = await Promise.all(russian.map(path => faultsAt(world, path)))
  expect([...faults, ...(only ? [] : actionsWithout(attacked)), ...elsewhere.flat()]).toEqual([])
})

test('what a good client sends is understood', () => {
  expect(findings.misunderstood).toEqual([])
})

test('and what it does is seen', () => {
  // Nothing comes of these but letters, sessions and a way to go on.
  const known = [
    'sign-out: default',
    'award-application: upload',
    'award-links: default',
    'order: forget',
    'order: resend',
    'ticket: forget',
    'lost: default',
    'office-access: ask',
    'sign-in: default',
    'sign-in: link',
    'register: default',
    'forgot: default',
    'security: end',
    'security: end-others',
    'security: locale',
    'two-factor: begin',
    'office-order: resend',
    'office-reconciliation: run',
    // As many places as there are.
    'office-departures: capacity',
    'office-submission: note',
    'office-submission: pass-on',
    'office-submission: again',
    // A draft takes any text: its own tests say what of it is kept.
    'application: save',
    'application: submit',
    'application: reopen',
    'application-withdraw: withdraw',
    'application-works: upload',
    'application-works: move',
    'application-works: stop',
    'application-work: save',
    'application-work: replace',
    'application-work: remove',
    'council-application: flag',
    'council-application: say',
    'office-assignment: clear',
    'office-message: settle',
    'office-statements: upload',
    'office-statement: not-ours',
    'office-statement: undo',
    'office-award-jury: remind',
    'office-award-jury: remind-all',
    'office-award-jury: spread',
    'office-award-jury: assign',
    // Sent as the page shows them, they change nothing.
    'stand: order',
    'office-thing: save',
    // Materials are a draft as well, and their marks are for the text that was read.
    'materials: save',
    'materials: submit',
    'materials: picture',
    'materials: logo',
    'materials: remove',
    'office-material: accept',
    'office-material: comment',
    'office-material: rest',
    'office-material: return',
    'POST /api/v1/uploads',
    // What they change is looked after by tests of their own: values of the season, pictures, sessions, the chain's check.
    'office-edition: announce',
    'office-edition: propose',
    'office-edition: end',
    'office-person: end-sessions',
    'office-journal: check',
    'office-pictures: upload',
    'office-pictures: folder',
    'office-picture: save',
    'office-picture: replace',
    'office-picture: undo',
    'office-picture: trash',
    'office-picture: return',
    // Sent as the page shows them, there is nothing to do.
    'office-records: bulk-publish',
    'office-records: bulk-release',
    'office-person: role',
    'office-import: release',
    'office-imports: check',
    // Their own tests say what they do: the turn of the site, letters, addresses and redirects.
    'office-editions: propose',
    'office-editions: end',
    'office-letter: again',
    'office-letter: test',
    'office-record: address',
    'office-record: keep-recording',
    'office-record: remove-recording',
    'office-redirects: add-redirect',
    'office-redirects: remove-redirect',
    'office-redirects: return-redirect',
  ]
  const unseen = findings.effectless.filter(name => !name.endsWith(', of no form'))
  expect(known.filter(name => attacked.has(name) && isPart(name)).sort()).toEqual([...unseen].sort())
})

test(`${bodies} malformed bodies at each: no fault of ours, no echo`, async () => {
  expect(findings.faults).toEqual([])
  // And it is still the site it was.
  expect((await ask(world.site, '/readyz')).status).toBe(200)
})

test('nothing is done that is not described: no unknown field, no field of another form, no other type', () => {
  expect(findings.obeyed).toEqual([])
})

test('and nobody waits, neither who sends nor the fifty who read', () => {
  expect(findings.slow).toEqual([])
  expect(pages.wrong).toEqual([])
  if (!isProof) return
  console.log(summary(findings), `${pages.waitedMs.length} pages, slowest`, pages.waitedMs.slice(0, 5))
  // A machine with noisy neighbours is late by itself, now and then.
  const late = pages.waitedMs.filter(ms => ms > slowMs)
  expect(late.length).toBeLessThanOrEqual(pages.waitedMs.length / 1_000)
})

test('and nothing piles up', () => {
  expect(grownBytes).toBeLessThan(growthBytes)
})

function summary({ sent, slowestMs, late, faults, obeyed, slow, misunderstood }: Findings): string {
  const wrong = faults.length + obeyed.length + slow.length + misunderstood.length
  return `${sent} sent in ${Math.round(process.uptime())} s, slowest ${Math.round(slowestMs)} ms, ${late} over ${slowMs} ms, ${wrong} wrong`
}

function residentBytes(): number {
  const status = readFileSync(`/proc/${own.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}
