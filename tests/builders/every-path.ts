import { locales, withLocale } from '../../app/platform/languages.ts'
import { routes } from '../../app/routes.ts'

const exampleIds = ['1', '2', '3']

/** Every address of the floor plan in both languages, parameters filled with examples of the seed. */
export const everyPath: readonly string[] = locales.flatMap(({ code }) =>
  routes.flatMap(({ path }) => examplesOf(path).map(example => withLocale(example, code))),
)

function examplesOf(path: string): string[] {
  return path.includes(':id') ? exampleIds.map(id => path.replace(':id', id)) : [path]
}
