import { locales, withLocale } from '../platform/languages.ts'
import {
  type MatcherTable,
  type RedirectRule,
  type RouteRule,
  ruleFor,
  withoutSlash,
} from './build-metadata.ts'
import type { Route } from './route-table.ts'

/** The table that server and browser are both ruled by, made from the floor plan at build time. */
export function buildMatcher(routes: readonly Route[], redirects: readonly RedirectRule[]): MatcherTable {
  const matcher = emptyTable()
  for (const { code } of locales) {
    for (const route of routes) {
      if (route.isPrerendered) addRule(matcher, withLocale(route.path, code), { prerender: true })
    }
    for (const { from, to } of redirects) {
      addRule(matcher, withLocale(from, code), { redirect: withLocale(to, code) })
    }
    for (const route of routes) {
      const path = withLocale(route.path, code)
      const isNamed = !route.isPrerendered && !route.path.includes(':')
      if (isNamed && ruleFor(matcher, path).prerender) addRule(matcher, path, { prerender: false })
    }
  }
  return matcher
}

function addRule(table: MatcherTable, pattern: string, rule: RouteRule) {
  const path = withoutSlash(pattern)
  if (path.endsWith('/**')) {
    const prefix = path.slice(0, -3)
    table.wildcard[prefix] = { ...table.wildcard[prefix], ...rule }
    return
  }
  const dynamicAt = path.search(/\/(?:\*|:[^/]+)(?:\/|$)/)
  if (dynamicAt >= 0) {
    const prefix = path.slice(0, dynamicAt)
    table.dynamic[prefix] ??= emptyTable()
    const rest = path
      .slice(dynamicAt + 1)
      .split('/')
      .slice(1)
    addRule(table.dynamic[prefix], `/${rest.join('/')}`, rule)
    return
  }
  table.static[path] = { ...table.static[path], ...rule }
}

function emptyTable(): MatcherTable {
  return { static: {}, wildcard: {}, dynamic: {} }
}
