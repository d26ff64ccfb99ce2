import { splitLocale } from '../../platform/languages.ts'
import { pageOf } from './ways.ts'

/**
 * An order's or a ticket's page goes from the device, in every language and of every build, and with an order the pages
 * of its tickets: what is kept of it names them.
 */
export async function forgetPage(path: string): Promise<void> {
  const names = (await caches.keys()).filter(name => name.startsWith('pages-'))
  const all = await Promise.all(names.map(name => caches.open(name)))
  const gone = new Set([path])
  for (const pages of all) {
    for (const key of await keptOf(pages, gone)) {
      const text = await (await pages.match(key, { ignoreVary: true }))?.text()
      for (const [ticket] of text?.matchAll(/\/tickets\/ticket\/[\w-]+\//g) ?? []) gone.add(ticket)
    }
  }
  for (const pages of all)
    for (const key of await keptOf(pages, gone)) await pages.delete(key, { ignoreVary: true })
}

async function keptOf(pages: Cache, gone: ReadonlySet<string>): Promise<Request[]> {
  const keys = await pages.keys()
  return keys.filter(({ url }) => gone.has(splitLocale(pageOf(new URL(url).pathname)).path))
}
