import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startChild } from '../../../tests/builders/child.ts'
import { makeFolder } from '../../../tests/builders/postgres-cluster.ts'
import { until } from '../../../tests/builders/until.ts'
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.server.ts'

const lockModule = pathToFileURL('app/platform/database/data-folder-lock.server.ts').href

function folderForTest() {
  const folder = makeFolder('lock')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A process that takes the lock and holds it, or says why it could not. With a moment given, many start together. */
function rival(folder: string, startAt = 0) {
  const script = `
    import { lockDataFolder } from ${JSON.stringify(lockModule)}
    while (Date.now() < ${startAt}) {}
    try {
      const unlock = lockDataFolder(${JSON.stringify(folder)})
      process.on('SIGTERM', () => { unlock(); process.exit(0) })
      console.log('locked')
      setInterval(() => {}, 1000)
    } catch (error) {
      console.log(error.message)
      process.exitCode = 3
    }`
  return startChild(['--input-type=module', '--eval', script])
}

const holds = async (one: ReturnType<typeof rival>) => {
  await until(() => one.output().trim())
  return one.output().trim() === 'locked'
}

test('a second process is refused with a sentence that says who is there and what to do', async () => {
  const folder = folderForTest()
  const first = rival(folder)
  expect(await holds(first)).toBe(true)
  const second = rival(folder)
  expect(await second.ended).toBe(3)
  expect(second.output().trim()).toBe(
    `The data folder ${folder} is in use by another Portico process (pid ${first.process.pid}). ` +
      'Stop it first, choose another DATA_DIR, or set DATABASE_URL to share one PostgreSQL.',
  )
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse)
})

test('the folder is for its owner alone, though it was there before', () => {
  const folder = folderForTest()
  chmodSync(folder, 0o755)
  lockDataFolder(folder)()
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('given back, it is free, and nothing but the lock’s own trace is left', async () => {
  const folder = folderForTest()
  const first = rival(folder)
  await holds(first)
  first.process.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  const unlock = lockDataFolder(folder)
  unlock()
  expect(readdirSync(folder)).toEqual([])
})

test('a lock left by a killed process is not respected', async () => {
  const folder = folderForTest()
  const first = rival(folder)
  await holds(first)
  first.process.kill('SIGKILL')
  await first.ended
  expect(existsSync(join(folder, 'portico.lock'))).toBe(true)
  const second = rival(folder)
  expect(await holds(second)).toBe(true)
})

test('nor one whose pid now belongs to another program, nor an unreadable one', () => {
  for (const left of [`${process.ppid} 1`, `${process.pid} 1`, '', 'nonsense', '999999999 5']) {
    const folder = folderForTest()
    writeFileSync(join(folder, 'portico.lock'), left)
    const unlock = lockDataFolder(folder)
    const holder = readFileSync(join(folder, 'portico.lock'), 'utf8')
    expect([left, holder.split(' ')[0]]).toEqual([left, String(process.pid)])
    unlock()
    expect([left, readdirSync(folder)]).toEqual([left, []])
  }
})

test('of many that start at once exactly one gets it, an old lock in the way or not', async () => {
  for (const left of [undefined, '999999999 5']) {
    const folder = folderForTest()
    if (left) writeFileSync(join(folder, 'portico.lock'), left)
    const startAt = Date.now() + 1500
    const many = Array.from({ length: 10 }, () => rival(folder, startAt))
    const winners = (await Promise.all(many.map(holds))).filter(Boolean)
    expect(winners).toHaveLength(1)
    for (const one of many) one.process.kill('SIGKILL')
    await Promise.all(many.map(one => one.ended))
  }
})
