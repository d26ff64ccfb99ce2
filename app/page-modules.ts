import { addSheet } from './navigation/add-sheet.ts'
import type { Route } from './navigation/route-table.ts'
import { matchRoute } from './navigation/route-table.ts'
import type { Chunks } from './navigation/router.ts'
import type { PageModule } from './navigation/view.ts'
import { sheetsOf } from './page-sheets.ts'
import { pageSource, roomOf, textsSource } from './page-sources.ts'
import type { LocaleCode } from './platform/languages.ts'
import { loadDocumentHead } from './root.tsx'
import { routes } from './routes.ts'
import { loadErrorPage } from './shell/error-page.tsx'
import type { ShellTexts } from './shell/texts.ru.ts'

// Every page and every room's words are chunks of their own, found by their place in the house. Plain pages have none:
// the browser never renders them.
const pages = import.meta.glob<PageModule>([
  './**/pages/*.tsx',
  '!./accounts/pages/*.tsx',
  '!./**/office/pages/*.tsx',
  '!./office/*/pages/*.tsx',
  '!./exhibitors/**/pages/*.tsx',
  '!./award/*/pages/*.tsx',
  '!./editorial/**/pages/*.tsx',
  '!./works/closer/pages/*.tsx',
])
const words = import.meta.glob<unknown>(
  [
    './*/texts.*.ts',
    './*/{cart,my-orders,on-wall,saved,waiting-list,walk}/texts.??.ts',
    '!./{accounts,applications,gallery,office,validation}/texts.*.ts',
  ],
  {
    import: 'default',
  },
)
const sheets = import.meta.glob<string>(
  [
    './navigator/navigator.css',
    './programme/{timetable,walk/walk}.css',
    './works/works.css',
    './box-office/cart/till.css',
    './content/audio/player.css',
  ],
  { query: '?url', import: 'default', eager: true },
)

export const chunks: Chunks & { shellTexts(locale: LocaleCode): Promise<ShellTexts> } = {
  match: async path => matchRoute(routes, path),
  page: route => dressed(route, take(pages, pageSource(route))),
  texts: (route, locale) => take(words, textsSource(roomOf(route), locale)).catch(logLocaleFailure),
  shellTexts: locale =>
    take(words, textsSource('shell', locale)).catch(logLocaleFailure) as Promise<ShellTexts>,
  shell: () => Promise.all([loadErrorPage(), loadDocumentHead()]),
}

function take<Module>(modules: Record<string, () => Promise<Module>>, source: string): Promise<Module> {
  const load = modules[source.replace('app/', './')]
  return load ? load() : Promise.reject(new Error(`there is no ${source}`))
}

// A page is never shown without its rules; a document that the server makes names them itself.
async function dressed(route: Route, page: Promise<PageModule>): Promise<PageModule> {
  if (import.meta.env.SSR) return page
  await Promise.all(sheetsOf(route).map(sheet => addSheet(sheets[sheet.replace('app/', './')] ?? '')))
  return page
}

function logLocaleFailure(error: unknown): never {
  console.error('The words of this language could not be loaded', error)
  throw error
}
