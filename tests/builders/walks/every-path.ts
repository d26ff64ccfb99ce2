import { madePageRoute } from '../../../app/content/addresses/made-pages.ts'
import type { Route } from '../../../app/navigation/route-table.ts'
import { locales, withLocale } from '../../../app/platform/languages.ts'
import { routes } from '../../../app/routes.ts'

// What belongs to one visitor has no address that the seed could name.
const everybodys = routes.filter(({ audience, id }) => audience === 'public' && id !== madePageRoute)

/** What the seed has for the parameter of a route: of participants, one with works and one without. */
const examples: Record<string, readonly string[]> = {
  speaker: ['1', '2', '3'],
  participant: ['bumazhny-order', 'ukazatel'],
  artist: ['mark-kedrach', 'alla-vasileva'],
  work: ['41-1', '2-1'],
  event: ['drawing-on-stone', 'egg-tempera'],
  release: ['yarmarka-obyavlena', 'razdel-kniga'],
  'work-wall': ['6-1', '31-2'],
  consent: ['application', 'cookies'],
  // The seed has no page that an editor has made.
  [madePageRoute]: [],
}

/** Every address of the floor plan in both languages, parameters filled with examples of the seed. */
export const everyPath: readonly string[] = locales.flatMap(({ code }) =>
  everybodys.flatMap(route => examplesOf(route).map(path => withLocale(path, code))),
)

/** One address for each kind of page, in both languages: routes that share a page share all that is not words. */
export const everyKind: readonly string[] = locales.flatMap(({ code }) =>
  [...new Map(everybodys.map(route => [route.page, examplesOf(route)[0] ?? ''])).values()].map(path =>
    withLocale(path, code),
  ),
)

/** The addresses that stand for a route: its path, or one for each example of its parameter. */
export function examplesOf({ id, path }: Pick<Route, 'id' | 'path'>): string[] {
  if (!path.includes(':')) return [path]
  const own = examples[id]
  if (!own) throw new Error(`no example for the parameter of «${id}»`)
  return own.map(example => path.replace(/:\w+/, example))
}
