/** The slot whose places are taken at a departure: the same name for the programme, the box office and the API. */
export function tourSlot(id: number | string): string {
  return `departure-${id}`
}
