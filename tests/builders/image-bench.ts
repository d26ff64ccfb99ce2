import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { onTestFinished, vi } from 'vitest'
import { createImageServer, type ImageServerOptions } from '../../app/images/serve-image.server.ts'

/** An image server over a fresh folder of real files, cleared away after the test. */
export async function imageBench(options: Partial<ImageServerOptions> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'images-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const picturesDir = join(root, 'pictures')
  const cacheDir = join(root, 'cache')
  await mkdir(picturesDir)
  const log = { warn: vi.fn(), error: vi.fn() }
  const restart = () =>
    createImageServer({ picturesDir, cacheDir, cacheMaxBytes: 10_000_000, domains: [], log, ...options })
  const server = restart()
  return {
    root,
    log,
    restart,
    cacheDir,
    /** A file that was there before the test began: dates are written out, not read from the clock. */
    async addFile(name: string, data: string | Uint8Array, modified = '2025-08-20T10:00:00Z') {
      await writeFile(join(picturesDir, name), data)
      await utimes(join(picturesDir, name), new Date(modified), new Date(modified))
    },
    cached: () => readdir(cacheDir),
    /** As a browser asks: to the picture's own address it is sent once. */
    async get(path: string, init?: RequestInit, asker?: string) {
      const answer = await server.handle(new Request(`http://fair.test${path}`, init), asker)
      const own = answer.status === 308 ? answer.headers.get('location') : null
      return own ? server.handle(new Request(`http://fair.test${own}`, init), asker) : answer
    },
    ask: (path: string, asker?: string) => server.handle(new Request(`http://fair.test${path}`), asker),
  }
}

/** The outside world, over real HTTP. */
export async function outsideSite(answer: RequestListener) {
  const asked: { url: string; headers: NodeJS.Dict<string | string[]> }[] = []
  const site = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    answer(request, response)
  })
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    site.closeAllConnections()
    site.close()
  })
  return { host: `127.0.0.1:${(site.address() as AddressInfo).port}`, asked }
}

export function drawing(width = 400, height = 200, background = 'red') {
  return sharp({ create: { width, height, channels: 4, background } })
}

/** How many pictures sharp worked on, and how many of them at the same time. */
export function watchSharp() {
  const seen = { atOnce: 0, made: 0 }
  let running = 0
  const { toBuffer } = sharp.prototype
  const spy = vi.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function (this: Sharp) {
    seen.made += 1
    running += 1
    seen.atOnce = Math.max(seen.atOnce, running)
    return (toBuffer.call(this) as Promise<Buffer>).finally(() => {
      running -= 1
    })
  })
  onTestFinished(() => spy.mockRestore())
  return seen
}
