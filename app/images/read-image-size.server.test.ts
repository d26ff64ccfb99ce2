import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readImageSize } from './read-image-size.server.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'image-size-'))
})
afterAll(() => rm(dir, { recursive: true }))

const blank = () => sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })

test('the size of a picture and its ratio', async () => {
  await blank().png().toFile(join(dir, 'a.png'))
  const error = vi.fn()
  expect(await readImageSize(join(dir, 'a.png'), { error })).toEqual({ width: 40, height: 20, ratio: 2 })
  expect(error).not.toHaveBeenCalled()
})

test('a photograph held upright is measured upright', async () => {
  await blank().jpeg().withMetadata({ orientation: 6 }).toFile(join(dir, 'upright.jpg'))
  expect(await readImageSize(join(dir, 'upright.jpg'), { error: vi.fn() })).toEqual({
    width: 20,
    height: 40,
    ratio: 0.5,
  })
})

test.for([['missing.jpg'], ['text.jpg']])('%s is logged and gives size 0', async ([name]) => {
  await writeFile(join(dir, 'text.jpg'), 'not a picture')
  const path = join(dir, name as string)
  const error = vi.fn()
  expect(await readImageSize(path, { error })).toEqual({ width: 0, height: 0, ratio: 0 })
  expect(error.mock.calls).toEqual([[{ err: expect.any(Error) }, `Failed to get image meta for ${path}`]])
})
