import type { LocaleCode } from '../../platform/languages.ts'

/** The line of the floor plan on which pages stand that editors have made. */
export const madePageRoute = 'made-page'

/** Those that somebody may read, by what stands in their addresses, each with its languages. */
export type MadePages = ReadonlyMap<string, readonly LocaleCode[]>

let read: () => MadePages = () => new Map()

/** The pages are held in memory by whoever hears of their changes. */
export function readMadePagesFrom(source: () => MadePages): void {
  read = source
}

/**
 * Whether such a page stands at `/name/`. Any word may be asked for, by anybody and as often as they like: it is answered
 * from memory.
 */
export function isMadePage(name: string): boolean {
  return read().has(name)
}
