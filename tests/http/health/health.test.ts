import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Role, staffRoles } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { makeFolder } from '../../builders/postgres-cluster.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

const dataDir = makeFolder('health')
let site: Site
let cookie: string
beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000', DATA_DIR: dataDir })
  cookie = await signIn(site, 'admin')
})
afterAll(() => site.stop())

const page = async (language = '') => {
  const { status, text } = await ask(site, `${language}/office/health/`, { headers: { cookie } })
  expect(status).toBe(200)
  return text.replaceAll('\u00a0', ' ')
}

test('says of each part in two sentences how it is and what to do, in both languages', async () => {
  const text = await page()
  for (const part of ['Письма', 'Резервная копия', 'Место на диске', 'База данных', 'Приём платежей'])
    expect(text).toContain(part)
  expect(text).toMatch(/Свободно \d+ %/)
  expect(text).toContain('Сайт не знает ни об одной копии')
  expect(await markupFaults(text)).toEqual([])
  expect(await page('/en')).toContain('The payment gateway answers.')
})

test('a letter that has waited for an hour is to be put right, by the clock of the fair', async () => {
  expect(await page()).toContain('Всё уходит вовремя')
  await sql(
    site,
    `insert into letters (recipient, subject, body, created_at)
     values ('late@example.test', 'Поздно', 'x', '2025-08-20T08:00:00+03:00')`,
  )
  expect(await page()).toMatch(/самое давнее ждёт 1\d\d мин. Проверьте почтовый сервер/)
  expect(await page()).toContain('начните с отмеченного')
  await sql(site, `delete from letters where recipient = 'late@example.test'`)
  expect(await page()).toContain('Всё уходит вовремя')
})

test('a lead that nobody tries any more is counted', async () => {
  const asideNow = async () => Number(/Отложены после всех попыток: (\d+)/.exec(await page())?.[1] ?? 0)
  const before = await asideNow()
  await sql(
    site,
    `insert into leads (mergelead, query, body, state, created_at, set_aside_at)
     values ('health', '[]', '[]', 'set-aside', '2025-08-19', '2025-08-20')`,
  )
  expect(await asideNow()).toBe(before + 1)
})

test('a backup is as old as its mark', async () => {
  const mark = join(dataDir, 'last-backup')
  writeFileSync(mark, '')
  expect(await page()).toContain('Последняя сделана 0 ч назад.')
  const threeDaysAgo = Date.now() / 1000 - 72 * 3600
  utimesSync(mark, threeDaysAgo, threeDaysAgo)
  expect(await page()).toContain('Последняя сделана 72 ч назад. Сделайте копию сейчас')
  rmSync(mark)
})

test('what went wrong stands there in words, without people and secrets', async () => {
  await sql(site, 'alter table staff_invitations rename to staff_invitations_gone')
  const failed = await ask(site, '/office/people/?from=anna@example.test', { headers: { cookie } })
  await sql(site, 'alter table staff_invitations_gone rename to staff_invitations')
  expect(failed.status).toBe(500)
  const text = await page()
  expect(text).toContain('Страница не открылась')
  expect(text).toContain('/office/people/')
  expect(text).not.toContain('anna@example.test')
})

test.for(staffRoles.filter(role => role !== 'admin'))('is none of the business of %s', async (role: Role) => {
  const headers = { cookie: await signIn(site, role) }
  expect((await ask(site, '/office/health/', { headers })).status).toBe(403)
})
