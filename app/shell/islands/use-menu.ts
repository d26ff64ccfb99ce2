import { useView } from '../../navigation/view.ts'
import type { WrittenMenu } from '../menu.ts'
import { documents, groups } from './full-menu.ts'

/** The full menu: where editors have changed a list of it, theirs. */
export function useMenu() {
  const written = useView().notice.menu as WrittenMenu | undefined
  return {
    groups: groups.map(group => ({ ...group, entries: written?.[group.title] ?? group.entries })),
    documents: written?.documents ?? documents,
  }
}
