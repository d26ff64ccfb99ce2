/** A tour or a class by its own name. */
export type SlotEvent = {
  title: string
  place: string
  ageMark: string | null
  /** What it is, where its ticket is one for many kinds: «Мастер-класс», «Обход». */
  format: string | null
  /** Its page, where it has one. */
  path: string | null
}

/** What is bought, by its own name where it has one. */
export function eventName(name: string, event: Pick<SlotEvent, 'title' | 'format'> | undefined): string {
  return event ? `${event.format ?? name}: ${event.title}` : name
}
