import type { Clock } from '../platform/clock.server.ts'
import type { StoredResponse } from './stored-response.server.ts'

/** A rendered page: its document and its payload, what it was made of, and until when it is true. */
export type StoredPage = {
  document: StoredResponse
  /** An answer of the API has none. */
  payload?: StoredResponse
  dependsOn: ReadonlySet<string> | 'anything'
  trueUntil: Date | null
  /** False: right for those who wait for it, and not worth its place. */
  isKept?: boolean
  /** Each visitor gets a token of their own in it: it cannot go out as it lies there. */
  isPerVisitor?: boolean
  /** Has no half in the browser: whoever comes by the router is sent to the document. */
  isDocumentOnly?: boolean
}

export type PageStore = ReturnType<typeof createPageStore>

/** The tags of what changed, or everything when messages may have been missed. */
export type Change = readonly string[] | 'all'

type Entry = { page: StoredPage; trueUntilMs: number; bytes: number }

/**
 * Public pages, each rendered once and served from memory until its content or the fair's phase changes. Nothing
 * personal and no changing figure may be part of a page kept here.
 */
export function createPageStore(options: {
  render(pathname: string): Promise<StoredPage>
  clock: Clock
  maxBytes: number
  onChange?(entries: number, bytes: number): void
}) {
  // A Map keeps the order of insertion: taking an entry out and putting it back makes it the youngest.
  const entries = new Map<string, Entry>()
  const rendering = new Map<string, { page: Promise<StoredPage>; isOutdated: boolean }>()
  let bytes = 0
  const underWayChanges = new Set<Change[]>()

  function ready(pathname: string): StoredPage | undefined {
    const entry = entries.get(pathname)
    if (!entry) return undefined
    if (options.clock.now().getTime() >= entry.trueUntilMs) {
      remove(pathname)
      return undefined
    }
    entries.delete(pathname)
    entries.set(pathname, entry)
    return entry.page
  }

  /** The page, rendered if need be; any number of askers share one rendering, and never do two run at once. */
  function get(pathname: string): Promise<StoredPage> {
    const kept = ready(pathname)
    if (kept) return Promise.resolve(kept)
    const underWay = rendering.get(pathname)
    if (underWay && !underWay.isOutdated) return underWay.page
    const page = underWay ? renderAfter(underWay.page, pathname) : renderAndKeep(pathname)
    const own = { page, isOutdated: false }
    rendering.set(pathname, own)
    const forget = () => {
      if (rendering.get(pathname) === own) rendering.delete(pathname)
    }
    page.then(forget, forget)
    return page
  }

  async function renderAfter(outdated: Promise<StoredPage>, pathname: string): Promise<StoredPage> {
    await outdated.catch(() => {})
    return ready(pathname) ?? renderAndKeep(pathname)
  }

  async function renderAndKeep(pathname: string): Promise<StoredPage> {
    const meanwhile: Change[] = []
    underWayChanges.add(meanwhile)
    try {
      const page = await options.render(pathname)
      // Content that changed while we rendered may be missing from the page: show it once, keep it never.
      const isOutdated = meanwhile.some(change => touches(change, page))
      if (!isOutdated && page.isKept !== false) keep(pathname, page)
      return page
    } finally {
      underWayChanges.delete(meanwhile)
    }
  }

  function keep(pathname: string, page: StoredPage) {
    remove(pathname)
    const size = page.document.bytes + (page.payload?.bytes ?? 0)
    if (size > options.maxBytes) return
    entries.set(pathname, {
      page,
      trueUntilMs: page.trueUntil?.getTime() ?? Number.POSITIVE_INFINITY,
      bytes: size,
    })
    bytes += size
    for (const oldest of entries.keys()) {
      if (bytes <= options.maxBytes) break
      remove(oldest)
    }
    report()
  }

  function remove(pathname: string) {
    const entry = entries.get(pathname)
    if (!entry) return
    entries.delete(pathname)
    bytes -= entry.bytes
    report()
  }

  /** Content has changed: what was made of it is forgotten, and renderings under way are not kept. */
  function drop(change: Change) {
    for (const meanwhile of underWayChanges) meanwhile.push(change)
    // Whoever asks from now on must not be given a rendering begun before the change.
    for (const underWay of rendering.values()) underWay.isOutdated = true
    for (const [pathname, entry] of [...entries]) {
      if (touches(change, entry.page)) remove(pathname)
    }
  }

  function report() {
    options.onChange?.(entries.size, bytes)
  }

  return { ready, get, drop, size: () => entries.size, bytes: () => bytes }
}

function touches(change: Change, { dependsOn }: StoredPage): boolean {
  return change === 'all' || dependsOn === 'anything' || change.some(tag => dependsOn.has(tag))
}
