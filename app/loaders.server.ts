import type { Route } from './navigation/route-table.ts'
import type { Loader } from './page-server/load-context.ts'

const loaders = import.meta.glob<Loader>('./**/pages/*.server.ts', {
  import: 'load',
  eager: true,
})

/** A page's data comes from the file beside it: `pages/speakers.server.ts` for `pages/speakers.tsx`. */
export function loaderOf(route: Route): Loader {
  return loaders[`./${route.page}.server.ts`] ?? (() => Promise.resolve(null))
}
