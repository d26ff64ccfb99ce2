import type { Route } from './navigation/route-table.ts'
import type { PageModule } from './navigation/view.ts'
import { chunks } from './page-modules.ts'
import { roomOf } from './page-sources.ts'
import type { LocaleCode } from './platform/languages.ts'

const pages = import.meta.glob<PageModule>([
  './**/office/pages/*.tsx',
  './office/*/pages/*.tsx',
  './accounts/pages/*.tsx',
  './exhibitors/*/pages/*.tsx',
  './award/*/pages/*.tsx',
  './editorial/*/pages/*.tsx',
  './works/closer/pages/*.tsx',
])
const words = import.meta.glob<unknown>(
  [
    './**/office/texts.*.ts',
    './office/*/texts.*.ts',
    './accounts/texts.*.ts',
    './exhibitors/*/texts.*.ts',
    './award/*/texts.*.ts',
    './editorial/*/texts.*.ts',
    './works/closer/texts.*.ts',
  ],
  { import: 'default' },
)

/** The page of a route and its words. Those of plain pages are known to the server alone. */
export async function modulesOf(route: Route, locale: LocaleCode): Promise<[PageModule, unknown]> {
  if (!route.isPlain) return Promise.all([chunks.page(route), chunks.texts(route, locale)])
  return Promise.all([
    take(pages, `./${route.page}.tsx`),
    take(words, `./${roomOf(route)}/texts.${locale}.ts`),
  ])
}

function take<Module>(modules: Record<string, () => Promise<Module>>, source: string): Promise<Module> {
  const load = modules[source]
  return load ? load() : Promise.reject(new Error(`there is no ${source}`))
}
