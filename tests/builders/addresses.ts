import { routes } from '../../app/routes.ts'

/** Every public page in both languages; of the speakers, the first. */
export const allPages: readonly string[] = ['', '/en'].flatMap(prefix =>
  routes
    .filter(route => route.audience === 'public')
    .map(route => `${prefix}${route.path.replace(':id', '1')}`),
)
