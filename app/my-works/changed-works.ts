import {
  cleanWorks,
  isSame,
  isSaved,
  type KeptWork,
  type KeptWorks,
  longestNote,
  type Which,
} from './kept-works.ts'

export function without(works: KeptWorks, work: Which): KeptWorks {
  return works.filter(kept => !isSame(kept, work))
}

/** What was let go comes back where it was, note and all. */
export function withReturned(works: KeptWorks, work: KeptWork, place: number): KeptWorks {
  return isSaved(works, work) ? works : cleanWorks(works.toSpliced(place, 0, work))
}

export function withNote(works: KeptWorks, work: Which, note: string): KeptWorks {
  return works.map(kept => (isSame(kept, work) ? { ...kept, note: note.slice(0, longestNote) } : kept))
}

/** Somebody's list into one's own: nothing twice, and no note of one's own is lost. */
export function mergedWorks(own: KeptWorks, others: KeptWorks): KeptWorks {
  const filled = own.map(kept =>
    kept.note === '' ? { ...kept, note: others.find(other => isSame(other, kept))?.note ?? '' } : kept,
  )
  return cleanWorks([...filled, ...others])
}
