import type { Route } from './navigation/route-table.ts'
import type { LocaleCode } from './platform/languages.ts'

/** What one page is made of in the browser: its code, its words, and those of the shell around it. */
export function modulesOf(route: Route | null, locale: LocaleCode, addressOf: (source: string) => string) {
  return {
    page: route && addressOf(pageSource(route)),
    texts: route && addressOf(textsSource(roomOf(route), locale)),
    shellTexts: addressOf(textsSource('shell', locale)),
  }
}

/** The source files a route needs in the browser, as the build's manifest names them. */
export function sourcesOf(route: Route | null, locale: LocaleCode): string[] {
  const own = route ? [pageSource(route), textsSource(roomOf(route), locale)] : []
  return [...new Set([...own, textsSource('shell', locale)])]
}

export function pageSource(route: Route): string {
  return `app/${route.page}.tsx`
}

export function textsSource(room: string, locale: LocaleCode): string {
  return `app/${room}/texts.${locale}.ts`
}

export function roomOf(route: Route): string {
  return route.page.replace(/\/pages\/[^/]+$/, '')
}
