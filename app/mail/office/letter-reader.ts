import type { Person } from '../../platform/person.ts'
import { letterRooms } from '../kinds/kind-terms.ts'
import { type MailKind, mailKindNames, mailKinds } from '../letter-kinds.ts'

/** What somebody of staff sees of the outbox: an administrator every letter, others that a letter of their room went. */
export type LetterReader = { isEverything: boolean; kinds: readonly MailKind[] }

export function letterReader({ role }: Pick<Person, 'role'>): LetterReader {
  const isEverything = role === 'admin'
  const isTheirs = (kind: MailKind) => isEverything || letterRooms[mailKinds[kind].room].role === role
  return { isEverything, kinds: mailKindNames.filter(isTheirs) }
}
