import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { freshToken, goodVolunteer, landerRecords, sendForm } from '../builders/forms.ts'
import { type OwnSite, startOwnSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

const people = Number(process.env.SENDERS ?? 40)
const kills = Number(process.env.SENDER_KILLS ?? 1)
const atOnce = 8

test(`${people} people send a form while the site is killed ${kills} times and the lander is unwell: whoever was thanked is delivered`, {
  timeout: 300_000,
}, async ({ onTestFinished }) => {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  onTestFinished(sandbox.stop)
  const clone = await cloneFair()
  onTestFinished(clone.drop)
  const env = {
    DATABASE_URL: clone.url,
    POSTS_PER_MINUTE: '1000000',
    LANDER_URL: `${sandbox.url}/lander`,
    SMTP_URL: sandbox.smtpUrl,
    // Tokens of one life are good in the next.
    TICKET_KEY: 'MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g',
  }
  for (const mood of [
    { status: 500, times: 6 },
    { reset: true, times: 4 },
    { status: 422, times: 3 },
    { delayMs: 400, times: 10 },
  ]) {
    await fetch(`${sandbox.url}/lander/control`, { method: 'POST', body: JSON.stringify(mood) })
  }

  let site: OwnSite = await startOwnSite(env)
  onTestFinished(async () => void (await site.stop()))
  const tokens = await Promise.all(Array.from({ length: people }, () => freshToken(site)))
  // Nobody is as quick as that.
  await wait(1_100)

  const thanked = new Set<string>()
  const waiting = tokens.map((token, place) => ({ token, email: `person-${place}@mail.example` }))
  const crowd = Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let one = waiting.shift(); one; one = waiting.shift()) await insist(one)
    }),
  )
  for (let life = 0; life < kills; life++) {
    const enough = thanked.size + 15 + life * 9
    await until(() => thanked.size >= enough || waiting.length === 0, Boolean, 60_000)
    await wait(life * 23)
    const ended = new Promise(resolve => site.process.once('exit', resolve))
    site.process.kill('SIGKILL')
    await ended
    site = await startOwnSite(env)
  }
  await crowd
  expect(thanked.size).toBe(people)

  const taken = async () =>
    (await landerRecords(sandbox.url)).filter(({ answeredStatus }) => answeredStatus === 200)
  await until(
    async () => new Set((await taken()).map(({ body }) => body.email)).size,
    size => size === people,
    200_000,
  )
  const names = new Map<string, Set<string>>()
  for (const { body } of await landerRecords(sandbox.url)) {
    const known = names.get(body.email ?? '') ?? new Set()
    names.set(body.email ?? '', known.add(body.mergelead ?? ''))
  }
  expect([...names.values()].filter(own => own.size !== 1)).toEqual([])
  // One submission each, however often somebody had to press the button, and each shown as what it is.
  await until(
    async () => sql<{ count: string }>(site, "select count(*) from leads where state = 'delivered'"),
    rows => Number(rows[0]?.count) === people,
    60_000,
  )
  const [kept] = await sql<{ all: string; people: string }>(
    site,
    'select count(*) "all", count(distinct email) people from submissions',
  )
  expect(kept).toEqual({ all: String(people), people: String(people) })

  /** Presses the button again until there are thanks: a dead site answers nothing. */
  async function insist({ token, email }: { token: string; email: string }) {
    for (;;) {
      const answer = await sendForm(site, '/volunteers/', { ...goodVolunteer, email, token }).catch(
        () => null,
      )
      if (answer?.status === 303) break
      if (answer) expect(answer.status).toBe(303)
      await wait(50)
    }
    thanked.add(email)
  }
})
