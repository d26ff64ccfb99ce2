/** Values by the names of their fields, as the journal keeps them: no secret, and nobody but staff. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>

/** What an action tells of itself for the journal, beside what everybody knows: who, where, when, how it ended. */
export type Trace = {
  /** What it is about, by a name people know; never a visitor's. */
  concern(name: string): void
  /** What stood there and what stands there now. */
  change(before: Facts, after: Facts): void
}

export type Told = { thing: string; before: Facts | null; after: Facts | null }

/** What staff have done by a call of the API, as the journal keeps it: as if a form had done it. */
export type SentDeed = {
  place: string
  path: string
  does: string
  thing: string
  /** Why it was not done; null where it was. */
  refusal: string | null
}

/** A trace, and what has been told to it. */
export function openTrace(): { trace: Trace; told: Told } {
  const told: Told = { thing: '', before: null, after: null }
  return {
    told,
    trace: {
      concern(name) {
        told.thing = name.slice(0, 200)
      },
      change(before, after) {
        told.before = { ...told.before, ...before }
        told.after = { ...told.after, ...after }
      },
    },
  }
}
