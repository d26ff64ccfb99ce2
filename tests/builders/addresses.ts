import { routes } from '../../app/routes.ts'
import { examplePathsOf } from './every-path.ts'

/** Every public page in both languages; of those with parameters, the first example. */
export const allPages: readonly string[] = ['', '/en'].flatMap(prefix =>
  routes.filter(route => route.audience === 'public').map(route => `${prefix}${examplePathsOf(route)[0]}`),
)
