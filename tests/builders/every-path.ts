import { locales, withLocale } from '../../app/platform/languages.ts'
import { routes } from '../../app/routes.ts'

/** What the seed has at the addresses with a parameter: of participants, one with works and one without. */
const examples: Record<string, string[]> = {
  speaker: ['1', '2', '3'],
  participant: ['bumazhny-order', 'ukazatel'],
}

/** Every address of the floor plan in both languages, parameters filled with examples of the seed. */
export const everyPath: readonly string[] = locales.flatMap(({ code }) =>
  routes.flatMap(({ id, path }) =>
    (examples[id] ?? ['']).map(example => withLocale(path.replace(/:\w+/, example), code)),
  ),
)
