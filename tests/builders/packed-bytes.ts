import { gzipSync } from 'node:zlib'
import type { Site } from './site.ts'

/** JavaScript of a first load, compressed, as the specification bounds it. */
export const mostOfFirstLoad = 105_000

const known = new Map<string, Promise<number>>()

/** What these scripts of the built site weigh on their way, compressed: each is packed once. */
export async function packedBytes(site: Pick<Site, 'url'>, scripts: Iterable<string>): Promise<number> {
  const sizes = [...new Set(scripts)].map(path => {
    const size = known.get(path) ?? packed(`${site.url}${path}`)
    known.set(path, size)
    return size
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

async function packed(address: string): Promise<number> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length
}
