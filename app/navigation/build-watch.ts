import { request } from '../platform/fetch.ts'
import type { BuildMetadata, MatcherTable } from './build-metadata.ts'
import { isVerySlow } from './connection.ts'

const metadataDelayMs = 1_000
const checkEveryMs = 60 * 60 * 1_000

/** Sent to the window when a newer build than this page's is known to be in place. */
export const newBuildEvent = 'portico:new-build'

/** Knows the build this page came from: its route table, and whether a newer one has been put in its place. */
export type BuildWatch = {
  start(): void
  /** Where the route table sends an address on, if the table has come. */
  redirectFor(url: URL): Promise<string | null>
  /** Asks for the table now if it hasn't come yet; still fetched once. */
  load(): Promise<void>
  isOutdated(): boolean
  markOutdated(): void
}

export function watchBuild(buildId: string, assetsPath = '/_assets/'): BuildWatch {
  let outdated = false
  let matcher: MatcherTable | null = null
  let loading: Promise<void> | undefined

  function load() {
    loading ??= request(`${assetsPath}builds/meta/${buildId}.json`)
      .then(response => response.json() as Promise<BuildMetadata>)
      .then(metadata => {
        matcher = metadata.matcher
      })
      .catch((error: unknown) => console.error('The build metadata could not be loaded', error))
    return loading
  }

  function markOutdated() {
    outdated = true
    dispatchEvent(new Event(newBuildEvent))
  }

  async function check() {
    try {
      const response = await request(`${assetsPath}builds/latest.json?${Date.now()}`)
      const latest = (await response.json()) as { id: string }
      if (latest.id !== buildId) markOutdated()
    } catch {
      // Offline or between two builds: the next hour will tell.
    }
  }

  return {
    start() {
      if (!isVerySlow()) setTimeout(load, metadataDelayMs)
      setInterval(check, checkEveryMs)
    },
    async redirectFor({ pathname, search, hash }) {
      if (!matcher) return null
      const rules = await import('./build-metadata.ts').catch(() => null)
      return rules?.redirectFor(matcher, pathname, search, hash) ?? null
    },
    load,
    isOutdated: () => outdated,
    markOutdated,
  }
}
