import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealAward } from '../../app/award/result/seal-award.server.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { transaction } from '../../app/platform/database/transaction.server.ts'
import { ask } from '../builders/ask.ts'
import { judgeAward } from '../builders/award/judged-award.ts'
import { guest } from '../builders/browser.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { accessibilityFaults, markupFaults } from '../builders/page-checks.ts'
import { makeFolder } from '../builders/postgres-cluster.ts'
import { type Site, startSite } from '../builders/site.ts'

let clone: Awaited<ReturnType<typeof cloneFair>>
let site: Site
let hash: string
const folder = makeFolder('protocols')

beforeAll(async () => {
  clone = await cloneFair()
  const pool = new pg.Pool({ connectionString: clone.url, max: 2 })
  await judgeAward((text, values) => pool.query(text, values))
  const now = new Date('2025-09-10T18:14:07Z')
  hash = (await transaction(pool, tx => sealAward(tx, { edition: autumn2025, now }))).hash
  await pool.end()
  site = await startSite({ DATABASE_URL: clone.url, FAIR_NOW: '2025-09-25T12:00:00+03:00' })
})
afterAll(async () => {
  await site.stop()
  await clone.drop()
  rmSync(folder, { recursive: true })
})

test('a visitor’s browser finds the protocol right, and every forged one wrong, as the command line does', async () => {
  const published = (await ask(site, '/award/protocol.json')).text
  const forgeries = {
    score: published.replace(/("halves":\{"apparatus":)\d+/, '$113'),
    name: published.replace('Кострова', 'Костровa'),
    salt: published.replace(/("salt":")(.)/, (_, before, first) => `${before}${first === '0' ? '1' : '0'}`),
  }
  const { page } = await guest()
  for (const [path, same, other] of [
    ['/award/protocol/', 'Отпечатки совпали: файл тот же', 'Отпечатки разные: файл изменён'],
    ['/en/award/protocol/', 'The fingerprints match: same file', 'The fingerprints differ: file changed'],
  ] as const) {
    await page.goto(`${site.url}${path}`)
    const verdict = page.getByRole('status')
    const isSaid = (words: string) => verdict.getByText(words, { exact: true }).waitFor()
    await isSaid(same)
    for (const [what, forged] of Object.entries(forgeries)) {
      expect([what, forged === published]).toEqual([what, false])
      const file = fileOf(`${what}.json`, forged)
      await page.locator('input[type=file]').setInputFiles(file)
      await isSaid(other)
      expect([what, verify(file)]).toEqual([what, 1])
    }
    await page.locator('input[type=file]').setInputFiles(fileOf('same.json', published))
    await isSaid(same)
  }
  expect(verify(fileOf('same.json', published))).toBe(0)
}, 120_000)

test('laureates, votes and the check are readable to everybody', async () => {
  const { page } = await guest()
  for (const path of ['/award/', '/en/award/protocol/', '/award/laureates/']) {
    await page.goto(`${site.url}${path}`)
    if (path.includes('protocol')) await page.getByRole('status').getByText('same file').waitFor()
    expect([path, await accessibilityFaults(page)]).toEqual([path, []])
    expect([path, await markupFaults((await ask(site, path)).text)]).toEqual([path, []])
  }
}, 120_000)

test('a protocol that was changed in the database is found out by the page itself', async () => {
  const pool = new pg.Pool({ connectionString: clone.url, max: 1 })
  await pool.query(
    `update award_protocols set bytes = convert_to(replace(convert_from(bytes, 'UTF8'), 'Кострова', 'Петрова'), 'UTF8')`,
  )
  await pool.end()
  const { page } = await guest()
  await page.goto(`${site.url}/award/protocol/`)
  await page.getByRole('status').getByText('Отпечатки разные: файл изменён').waitFor()
}, 60_000)

function fileOf(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

function verify(file: string): number | null {
  return spawnSync(process.execPath, ['scripts/verify-protocol.ts', file, hash]).status
}
