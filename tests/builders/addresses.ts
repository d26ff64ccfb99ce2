import { routes } from '../../app/routes.ts'

/** Every public page in both languages; of the speakers, the first; of the participants, a workshop. */
export const allPages: readonly string[] = ['', '/en'].flatMap(prefix =>
  routes
    .filter(route => route.audience === 'public')
    .map(route => `${prefix}${route.path.replace(':id', '1').replace(':slug', 'bumazhny-order')}`),
)
