import { isScript } from './address.ts'

/** `prerender: false` stands where a wider rule would say otherwise. */
export type RouteRule = { prerender?: boolean; redirect?: string }
export type MatcherTable = {
  static: Record<string, RouteRule>
  wildcard: Record<string, RouteRule>
  dynamic: Record<string, MatcherTable>
}
export type BuildMetadata = { id: string; timestamp: number; matcher: MatcherTable; prerendered: string[] }
export type RedirectRule = { from: string; to: string }

/** What the table says of a path; where several rules match, the more specific one wins field by field. */
export function ruleFor(matcher: MatcherTable, path: string): RouteRule {
  const bare = withoutSlash(path)
  const rules: RouteRule[] = []
  for (const [prefix, rule] of byLength(matcher.wildcard)) {
    if (isUnder(bare, prefix)) rules.push(tailFilled(rule, bare, prefix))
  }
  for (const [prefix, table] of byLength(matcher.dynamic)) {
    if (!isUnder(bare, prefix) || bare === prefix) continue
    const rest = bare.slice(prefix.length).split('/').slice(2)
    rules.push(ruleFor(table, `/${rest.join('/')}`))
  }
  const exact = matcher.static[bare]
  if (exact) rules.push(exact)
  return Object.assign({}, ...rules)
}

/** Where a path is sent, query and hash carried along unless the target has its own. */
export function redirectFor(matcher: MatcherTable, path: string, search = '', hash = ''): string | null {
  const { redirect } = ruleFor(matcher, path)
  if (!redirect || isScript(redirect)) return null
  const [, target = '', ownSearch = '', ownHash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(redirect) ?? []
  return `${target}${ownSearch || search}${ownHash || hash}`
}

// `/old/**` → `/new/**`: the tail of the path is carried over. It is the visitor's, so it must not name a host.
function tailFilled(rule: RouteRule, path: string, prefix: string): RouteRule {
  if (!rule.redirect?.endsWith('/**')) return rule
  const target = `${rule.redirect.slice(0, -3)}${path.slice(prefix.length)}/`
  return { ...rule, redirect: target.replace(/^[/\\]{2,}/, '/') }
}

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

function byLength<Value>(table: Record<string, Value>): [string, Value][] {
  return Object.entries(table).sort(([a], [b]) => a.length - b.length)
}

export function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
