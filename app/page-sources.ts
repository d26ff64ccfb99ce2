import type { Route } from './navigation/route-table.ts'
import type { LocaleCode } from './platform/languages.ts'

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
