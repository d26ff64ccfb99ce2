/** Where the plan of the building has a hall; tours gather at the desk. */
export function placeOfHall(hall: string): string {
  // The courtyard lies outside the walls: the plan knows the way into it.
  if (hall === 'courtyard') return 'courtyard-entrance'
  return hall === 'vestibule' ? 'information' : hall
}
