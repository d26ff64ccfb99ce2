import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, stored in UTC: the kind of column every `At` has. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true })
}
