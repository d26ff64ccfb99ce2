import type { Both } from '../../platform/languages.ts'
import { documents, groups } from '../islands/full-menu.ts'
import { header, type MenuEntry, type MenuPlace, type WrittenMenu } from '../menu.ts'
import en from '../texts.en.ts'
import ru from '../texts.ru.ts'

/** An entry as the code has it, under the key by which editors know it. */
export type DeclaredEntry = MenuEntry & { key: string; place: MenuPlace; position: number; words: Both }

/** An entry that editors have added, and whose page is there. */
export type MadeEntry = { key: string; place: MenuPlace; to: string; words: Both; position: number }

/** What editors have said of an entry; a label only in the languages in which theirs is published. */
export type EntryRecord = { key: string; label: Partial<Both>; position: number; isShown: boolean }

const places: readonly (readonly [MenuPlace, readonly MenuEntry[]])[] = [
  ['header', header],
  ...groups.map(({ title, entries }) => [title, entries] as const),
  ['documents', documents],
]

/** Every link that editors may name, put in its order and hide. Where they lead is the floor plan's. */
export const declaredEntries: readonly DeclaredEntry[] = places.flatMap(([place, entries]) =>
  entries.map((entry, index) => ({
    ...entry,
    place,
    key: `${place}-${entry.label}`.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
    // With room between them, for whoever moves one.
    position: (index + 1) * 10,
    words: entry.words ?? { ru: ru.links[entry.label], en: en.links[entry.label] },
  })),
)

export function isMenuPlace(name: string | null): name is MenuPlace {
  return places.some(([place]) => place === name)
}

/** The places of the menu that are not as the code has them; undefined where all of them are. */
export function menuFrom(
  records: readonly EntryRecord[],
  made: readonly MadeEntry[] = [],
): WrittenMenu | undefined {
  const known = new Map(records.map(record => [record.key, record]))
  const changed = places.flatMap(([place]) => {
    const own = declaredEntries.filter(entry => entry.place === place)
    const kept = own
      .map(entry => ({ entry, record: known.get(entry.key) }))
      .filter(({ record }) => record?.isShown ?? true)
      .map(({ entry, record }) => ({
        ...entry,
        words: { ...entry.words, ...record?.label },
        position: record?.position ?? entry.position,
      }))
    const added = made
      .filter(entry => entry.place === place && !kept.some(({ to }) => to === entry.to))
      .map((entry): DeclaredEntry => ({ ...entry, label: 'made' }))
    const said = [...kept, ...added].toSorted((a, b) => a.position - b.position)
    // A place without a single link is nobody's wish.
    return said.length === 0 || isSame(said, own) ? [] : [[place, said.map(shown)] as const]
  })
  return changed.length > 0 ? (Object.fromEntries(changed) as WrittenMenu) : undefined
}

function shown({ to, label, words }: DeclaredEntry): MenuEntry {
  return { to, label, words }
}

function isSame(said: readonly DeclaredEntry[], own: readonly DeclaredEntry[]): boolean {
  return (
    said.length === own.length &&
    said.every(
      ({ key, words }, index) =>
        key === own[index]?.key && words.ru === own[index].words.ru && words.en === own[index].words.en,
    )
  )
}
