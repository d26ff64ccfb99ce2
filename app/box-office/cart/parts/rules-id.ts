import type { TicketTypeId } from '../../catalogue/ticket-types.ts'

/** Where the rules of a kind of ticket stand on the page. */
export function rulesId(id: TicketTypeId): string {
  return `rules-${id}`
}
