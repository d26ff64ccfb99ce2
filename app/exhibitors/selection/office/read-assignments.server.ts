import { asc, eq, inArray } from 'drizzle-orm'
import { people } from '../../../accounts/tables.ts'
import { openFair } from '../../../editions/open-fair.ts'
import type { Db } from '../../../platform/database/transaction.server.ts'
import { councilAssignments, councilConflicts, councilVotes } from '../tables.ts'
import { readBoard } from './read-board.server.ts'

/** How one member stands to one application. Nothing here says what anybody thinks of it. */
export type Part = 'voted' | 'owes' | 'stands-back' | 'not-asked'

export type AssignmentRow = {
  id: string
  number: number
  name: { ru: string; en: string }
  section: string
  /** Whether the secretary has named somebody; else everybody judges. */
  isNamed: boolean
  parts: { memberId: string; part: Part; isNamed: boolean }[]
}

export type MemberRow = { id: string; name: string; given: number; owed: number; conflicts: number }

/** Who judges what, and how far each has come. */
export async function readAssignments(db: Db): Promise<{ rows: AssignmentRow[]; members: MemberRow[] }> {
  const board = (await readBoard(db, openFair.id)).filter(({ state }) => state === 'in-review')
  const council = await db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(eq(people.role, 'council'))
    .orderBy(asc(people.name), asc(people.id))
  const ids = board.map(({ id }) => id)
  const facts = ids.length > 0 ? await factsOf(db, ids) : { votes: none, conflicts: none, named: none }
  const rows = board.map(({ id, number, name, section }): AssignmentRow => {
    const isNamed = facts.named.some(({ applicationId }) => applicationId === id)
    const parts = council.map(member => {
      const isTheirs = has(facts.named, id, member.id)
      const isAsked = isTheirs || !isNamed
      const part: Part = has(facts.conflicts, id, member.id)
        ? 'stands-back'
        : has(facts.votes, id, member.id)
          ? 'voted'
          : isAsked
            ? 'owes'
            : 'not-asked'
      return { memberId: member.id, part, isNamed: isTheirs }
    })
    return { id, number, name, section, isNamed, parts }
  })
  const members = council.map(({ id, name }): MemberRow => {
    const own = rows.map(({ parts }) => parts.find(({ memberId }) => memberId === id)?.part)
    const count = (part: Part) => own.filter(one => one === part).length
    return { id, name, given: count('voted'), owed: count('owes'), conflicts: count('stands-back') }
  })
  return { rows, members }
}

type Fact = { applicationId: string; personId: string }
const none: Fact[] = []

function has(facts: readonly Fact[], applicationId: string, personId: string): boolean {
  return facts.some(one => one.applicationId === applicationId && one.personId === personId)
}

async function factsOf(db: Db, ids: string[]): Promise<Record<'votes' | 'conflicts' | 'named', Fact[]>> {
  const [votes, conflicts, named] = [councilVotes, councilConflicts, councilAssignments].map(table =>
    db
      .select({ applicationId: table.applicationId, personId: table.personId })
      .from(table)
      .where(inArray(table.applicationId, ids)),
  )
  return { votes: (await votes) ?? [], conflicts: (await conflicts) ?? [], named: (await named) ?? [] }
}
