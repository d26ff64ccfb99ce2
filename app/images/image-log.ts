/** The two levels this room writes at; the site's log fits. */
export type ImageLog = {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
