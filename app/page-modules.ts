import type { Route } from './navigation/route-table.ts'
import type { Chunks } from './navigation/router.ts'
import type { PageModule } from './navigation/view.ts'
import type { LocaleCode } from './platform/languages.ts'
import type { ShellTexts } from './shell/texts.ru.ts'

// Every page and every room's words are chunks of their own, found by their place in the house.
const pages = import.meta.glob<PageModule>('./*/pages/*.tsx')
const words = import.meta.glob<unknown>('./*/texts.*.ts', { import: 'default' })

export const chunks: Chunks & { shellTexts(locale: LocaleCode): Promise<ShellTexts> } = {
  page: route => take(pages, pageFile(route)),
  texts: (route, locale) => take(words, textsFile(roomOf(route), locale)).catch(logLocaleFailure),
  shellTexts: locale =>
    take(words, textsFile('shell', locale)).catch(logLocaleFailure) as Promise<ShellTexts>,
}

/** The source files a route needs in the browser, as the build's manifest names them. */
export function sourcesOf(route: Route | null, locale: LocaleCode): string[] {
  const own = route ? [pageFile(route), textsFile(roomOf(route), locale)] : []
  return [...new Set([...own, textsFile('shell', locale)])].map(file => file.replace('./', 'app/'))
}

function pageFile(route: Route): string {
  return `./${route.page}.tsx`
}

function roomOf(route: Route): string {
  return route.page.split('/')[0] ?? ''
}

function textsFile(room: string, locale: LocaleCode): string {
  return `./${room}/texts.${locale}.ts`
}

function take<Module>(modules: Record<string, () => Promise<Module>>, file: string): Promise<Module> {
  const load = modules[file]
  return load ? load() : Promise.reject(new Error(`there is no ${file}`))
}

function logLocaleFailure(error: unknown): never {
  console.error('The words of this language could not be loaded', error)
  throw error
}
