import { eventsDay1A } from './events-day-1-a.ts'
import { eventsDay1B } from './events-day-1-b.ts'
import { eventsDay2A } from './events-day-2-a.ts'
import { eventsDay2B } from './events-day-2-b.ts'
import { eventsDay3A } from './events-day-3-a.ts'
import { eventsDay3B } from './events-day-3-b.ts'
import { eventsOpening } from './events-opening.ts'
import type { EventSeed } from './types.ts'

export const events: EventSeed[] = [
  ...eventsOpening,
  ...eventsDay1A,
  ...eventsDay1B,
  ...eventsDay2A,
  ...eventsDay2B,
  ...eventsDay3A,
  ...eventsDay3B,
]
