import { locales, withLocale } from '../../app/platform/languages.ts'
import { routes } from '../../app/routes.ts'

/** Parameters filled with examples of the seed. */
const examples: Record<string, string[]> = {
  '/speakers/:id/': ['/speakers/1/', '/speakers/2/', '/speakers/3/'],
  '/program/:slug/': ['/program/drawing-on-stone/'],
}

/** Every address of the floor plan in both languages. */
export const everyPath: readonly string[] = locales.flatMap(({ code }) =>
  routes.flatMap(({ path }) => examplesOf(path).map(example => withLocale(example, code))),
)

export function examplesOf(path: string): string[] {
  return examples[path] ?? [path]
}
