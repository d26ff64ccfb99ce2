import { routes } from '../../app/routes.ts'
import { examplesOf } from './every-path.ts'

const publicRoutes = routes.filter(route => route.audience === 'public')

/** Every public page in both languages; of pages with a parameter, the first example. */
export const allPages = inBothLanguages(publicRoutes)

/** Those of them that are rendered once and kept. */
export const keptPages = inBothLanguages(publicRoutes.filter(route => route.isPrerendered))

function inBothLanguages(plan: typeof routes): readonly string[] {
  return ['', '/en'].flatMap(prefix => plan.map(route => `${prefix}${examplesOf(route)[0]}`))
}
