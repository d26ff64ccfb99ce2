import type { Route } from '../../app/navigation/route-table.ts'
import { locales, withLocale } from '../../app/platform/languages.ts'
import { routes } from '../../app/routes.ts'

/** What the seed has for the parameters of a route, by the route's id. */
const examples: Record<string, readonly Record<string, string>[]> = {
  speaker: [{ id: '1' }, { id: '2' }, { id: '3' }],
  release: [{ slug: 'yarmarka-obyavlena' }, { slug: 'razdel-kniga' }],
  consent: [{ purpose: 'application' }, { purpose: 'cookies' }],
}

/** Every address of the floor plan in both languages, parameters filled with examples of the seed. */
export const everyPath: readonly string[] = locales.flatMap(({ code }) =>
  routes.flatMap(route => examplePathsOf(route).map(example => withLocale(example, code))),
)

/** The addresses that stand for a route: its path, or one for each example of its parameters. */
export function examplePathsOf({ id, path }: Pick<Route, 'id' | 'path'>): string[] {
  if (!path.includes(':')) return [path]
  const filled = examples[id]?.map(params => path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''))
  if (!filled) throw new Error(`no example for the parameters of «${id}»`)
  return filled
}
