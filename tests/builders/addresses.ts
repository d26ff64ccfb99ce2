import { routes } from '../../app/routes.ts'
import { examplesOf } from './every-path.ts'

/** Every public page in both languages; of pages with a parameter, the first example. */
export const allPages: readonly string[] = ['', '/en'].flatMap(prefix =>
  routes.filter(route => route.audience === 'public').map(route => `${prefix}${examplesOf(route)[0]}`),
)
