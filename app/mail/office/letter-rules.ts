import type { NotAgain } from '../kinds/kind-terms.ts'
import { termsOf } from '../letter-kinds.ts'
import { stateOf } from './letter-state.ts'

/** Why nothing of a letter is left: with a person, at the end of its term, or as soon as it was sent. */
export type Gone = 'erased' | 'used'

/** Why a letter is not sent: for what it is, or for how it stands. */
export type Hindrance = NotAgain | 'waiting' | 'hidden' | 'unknown-kind' | Gone

type Judged = {
  kind: string
  recipient: string
  body: string
  isSecret: boolean
  sentAt: Date | null
  attempts: number
}

export function goneOf({ recipient, body, isSecret }: Judged): Gone | null {
  if (recipient === '') return 'erased'
  if (body !== '') return null
  return isSecret ? 'used' : 'erased'
}

/** Whether its words may be shown at all: a guest's code stands among them. A letter of no known kind may hold anything. */
export function hidesWords({ kind }: Pick<Judged, 'kind'>): boolean {
  const terms = termsOf(kind)
  return terms === null || terms.hidesWords === true
}

export function hindranceTo(does: 'again' | 'test', letter: Judged): Hindrance | null {
  const gone = goneOf(letter)
  if (gone) return gone
  const terms = termsOf(letter.kind)
  if (!terms) return 'unknown-kind'
  if (does === 'test') {
    if (letter.kind === 'test') return 'test'
    return terms.hidesWords ? 'hidden' : null
  }
  if (letter.isSecret) return 'one-time'
  if (terms.notAgain) return terms.notAgain
  return stateOf(letter) === 'waiting' ? 'waiting' : null
}
