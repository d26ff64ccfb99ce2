import { notFound, PageFailure } from '../../navigation/page-error.ts'
import type { Person } from '../../platform/person.ts'
import { isKindName, type KindName } from '../kinds/kind-names.ts'
import { mayOpenKind } from '../rights.ts'

/** Which record an address is about; refused to whoever writes of other things. */
export function recordIn({
  params,
  pathname,
  person,
}: {
  params: Record<string, string>
  pathname: string
  person: Person
}): {
  kind: KindName
  key: string
} {
  const kind = params.kind ?? ''
  if (!isKindName(kind)) throw notFound(pathname)
  if (!mayOpenKind(person, kind)) throw new PageFailure(403, 'This kind is for other editors.')
  return { kind, key: params.key ?? '' }
}

export function addressOf({ kind, key }: { kind: KindName; key: string }): string {
  return `/office/content/${kind}/${key}/`
}
