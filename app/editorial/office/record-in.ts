import { notFound } from '../../navigation/page-error.ts'
import { isKindName, type KindName } from '../kinds/kind-names.ts'

/** Which record an address is about. */
export function recordIn({ params, pathname }: { params: Record<string, string>; pathname: string }): {
  kind: KindName
  key: string
} {
  const kind = params.kind ?? ''
  if (!isKindName(kind)) throw notFound(pathname)
  return { kind, key: params.key ?? '' }
}

export function addressOf({ kind, key }: { kind: KindName; key: string }): string {
  return `/office/content/${kind}/${key}/`
}
