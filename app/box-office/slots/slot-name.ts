import { autumn2025, type Edition } from '../../editions/edition.ts'

// Every fair has one of these, and everybody asks for it by this word. The first fair's are kept under it.
const onceAFair = ['open-date', 'premium']

/** The slot that somebody means who asks for it by this name while the edition is on show. */
export function slotIdIn({ id }: Pick<Edition, 'id'>, name: string): string {
  return id !== autumn2025.id && onceAFair.includes(name) ? `${name}-${id}` : name
}

/** How a slot of the edition on show is asked for. */
export function slotNameIn(edition: Pick<Edition, 'id'>, id: string): string {
  return onceAFair.find(name => slotIdIn(edition, name) === id) ?? id
}
