import type { Db } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import { listLive } from '../live/read-live.server.ts'

type Use = { kind: KindName; key: string; onSite: boolean }
export type ShownUse = { to: string; title: string; kind: string; onSite: boolean }

/** Records by their titles, with the way to each; every kind is read once. */
export async function showUses(db: Db, uses: readonly Use[], locale: LocaleCode): Promise<ShownUse[]> {
  const lists = new Map<KindName, Map<string, string>>()
  for (const kind of new Set(uses.map(use => use.kind))) {
    const records = await listLive(db, kind)
    lists.set(
      kind,
      new Map(records.map(({ key, record }) => [key, kinds[kind].titleOf(record, key)[locale]])),
    )
  }
  return uses.map(({ kind, key, onSite }) => ({
    to: `/office/content/${kind}/${key}/`,
    title: lists.get(kind)?.get(key) || key,
    kind: kinds[kind].label.one[locale],
    onSite,
  }))
}
