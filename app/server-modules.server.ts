import type { FileRoute } from './file-routes.ts'
import type { Route } from './navigation/route-table.ts'
import type { Actions } from './page-server/action.ts'
import type { FileMaker } from './page-server/file.ts'
import type { Loader } from './page-server/load-context.ts'

type PageServer = { load?: Loader; actions?: Actions }

const pages = import.meta.glob<PageServer>('./**/pages/*.server.ts', { eager: true })
const files = import.meta.glob<FileMaker>('./**/files/*.server.ts', { import: 'make', eager: true })

/** A page's data comes from the file beside it: `pages/speakers.server.ts` for `pages/speakers.tsx`. */
export function loaderOf(route: Route): Loader {
  return pageServer(route).load ?? (() => Promise.resolve(null))
}

/** What may be done at a page's address, from the same file. */
export function actionsOf(route: Route): Actions {
  return pageServer(route).actions ?? {}
}

export function makerOf({ file }: FileRoute): FileMaker {
  const make = files[`./${file}.server.ts`]
  if (!make) throw new Error(`there is no app/${file}.server.ts`)
  return make
}

function pageServer({ page }: Route): PageServer {
  return pages[`./${page}.server.ts`] ?? {}
}
