import { locales, withLocale } from '../../app/platform/languages.ts'
import { routes } from '../../app/routes.ts'

/** What the seed has at the addresses with a parameter, by route: of participants, one with works and one without. */
const examples: Record<string, string[]> = {
  speaker: ['1', '2', '3'],
  participant: ['bumazhny-order', 'ukazatel'],
  event: ['drawing-on-stone'],
}

/** Every address of the floor plan in both languages, parameters filled with examples of the seed. */
export const everyPath: readonly string[] = locales.flatMap(({ code }) =>
  routes.flatMap(route => examplesOf(route).map(path => withLocale(path, code))),
)

export function examplesOf({ id, path }: { id: string; path: string }): string[] {
  return (examples[id] ?? ['']).map(example => path.replace(/:\w+/, example))
}
