import { madePageRoute } from '../../app/content/addresses/made-pages.ts'
import { routes } from '../../app/routes.ts'
import { examplesOf } from './walks/every-path.ts'

// The seed has no page that an editor has made.
const publicRoutes = routes.filter(route => route.audience === 'public' && route.id !== madePageRoute)

/** Every public page in both languages; of pages with a parameter, the first example. */
export const allPages = inBothLanguages(publicRoutes)

/** Those of them that are rendered once and kept. */
export const keptPages = inBothLanguages(publicRoutes.filter(route => route.isPrerendered))

function inBothLanguages(plan: typeof routes): readonly string[] {
  return ['', '/en'].flatMap(prefix => plan.map(route => `${prefix}${examplesOf(route)[0]}`))
}

/** The id of a thing nobody has. */
export const nothing = '00000000-0000-0000-0000-000000000000'

/** A file of the plan that nobody has, under a name that its address admits. */
export function fileOfNothing({ path, params }: { path: string; params?: Record<string, RegExp> }): string {
  const names = [nothing, `${nothing}.pdf`, `${nothing}-large.webp`, 'nothing.csv']
  const name = names.find(one => params?.file?.test(one) ?? true) ?? nothing
  return path.replace(/:file/, name).replace(/:\w+/g, nothing)
}
