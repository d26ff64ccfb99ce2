/** A work that a visitor saved, with what they wrote beside it. A number says which work at one fair only. */
export type KeptWork = { fair: string; number: string; note: string }
/** In the order in which they were saved. */
export type KeptWorks = readonly KeptWork[]
export type Which = Pick<KeptWork, 'fair' | 'number'>

export const noKeptWorks: KeptWorks = []
export const longestNote = 500
// More than hangs at a fair's best stands together; a forged file must not fill the device.
const mostKept = 300

const identity = /^\d{4}-\d\d\/[1-9]\d{0,2}\.[1-9]\d{0,2}$/

export function isSaved(works: KeptWorks, work: Which): boolean {
  return works.some(kept => isSame(kept, work))
}

/** Saved if it was not, let go if it was; its note goes with it. */
export function withToggled(works: KeptWorks, { fair, number }: Which): KeptWorks {
  const others = works.filter(kept => !isSame(kept, { fair, number }))
  return others.length < works.length ? others : cleanWorks([...works, { fair, number, note: '' }])
}

/** What the device or a file holds, whatever state it is in: what cannot be read is left out. */
export function readWorks(text: string | null): KeptWorks {
  try {
    return cleanWorks(JSON.parse(text ?? '[]'))
  } catch {
    return noKeptWorks
  }
}

/** The list that anything holds, each work once. */
export function cleanWorks(value: unknown): KeptWorks {
  if (!Array.isArray(value)) return noKeptWorks
  const found = new Map<string, KeptWork>()
  for (const item of value) {
    const { fair, number, note } = item ?? {}
    const key = `${fair}/${number}`
    if (identity.test(key) && !found.has(key))
      found.set(key, {
        fair: `${fair}`,
        number: `${number}`,
        note: typeof note === 'string' ? note.slice(0, longestNote) : '',
      })
  }
  return [...found.values()].slice(0, mostKept)
}

/** The same work of the same fair. */
export function isSame(one: Which, other: Which): boolean {
  return one.number === other.number && one.fair === other.fair
}
