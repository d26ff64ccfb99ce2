import type { Letter } from './letter.ts'

export type Mailbox = ReturnType<typeof createMailbox>

const capacity = 1000

/** The letters of one sandbox, and how many of the coming ones it is told to refuse. */
export function createMailbox() {
  // Newest first, as everybody reads them.
  let letters: Letter[] = []
  let lastId = 0
  let refusalsLeft = 0

  return {
    keep(letter: Omit<Letter, 'id'>) {
      // Ids go on counting after the mailbox was emptied: an old link never shows somebody else's letter.
      lastId += 1
      letters = [{ id: String(lastId), ...letter }, ...letters.slice(0, capacity - 1)]
    },
    find: (id: string) => letters.find(letter => letter.id === id),
    list: (filter: LetterFilter = {}) => letters.filter(letter => matches(letter, filter)),
    empty() {
      letters = []
    },
    refuseNext(count: number) {
      refusalsLeft = count
    },
    /** Answers whether this letter is one of those to refuse, and counts it. */
    takeRefusal() {
      if (refusalsLeft === 0) return false
      refusalsLeft -= 1
      return true
    },
  }
}

export type LetterFilter = { to?: string; subject?: string }

function matches(letter: Letter, { to, subject }: LetterFilter) {
  if (to && !letter.to.some(address => sameText(address) === sameText(to))) return false
  return !subject || sameText(letter.subject).includes(sameText(subject))
}

function sameText(text: string) {
  return text.trim().toLowerCase()
}
