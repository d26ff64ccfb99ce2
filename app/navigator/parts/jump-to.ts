/** Goes to a heading of the page. Not by its anchor: the hash of the map belongs to the stand that is chosen. */
export function jumpTo(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
