import type { Actions } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { approveProposal, declineProposal } from '../../approvals/answer-proposal.server.ts'
import type { Proposal } from '../../approvals/propose-action.server.ts'
import { endedProposals, waitingProposals } from '../../approvals/queries.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { actorName, momentOf } from '../record-names.ts'
import { actionsOfTwo, approvedActions } from '../run-approved-action.server.ts'
import { officeAction, tickedAction, unknownAction } from '../run-office-action.server.ts'
import type { OfficeRefusal } from '../texts.ru.ts'
import { officeTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, now, person } = context
  const t = officeTexts[locale]
  const waiting = await waitingProposals(db, actionsOfTwo, now)
  const ended = await endedProposals(db, actionsOfTwo)
  return {
    ...(await loadFrame(context)),
    waiting: await Promise.all(
      waiting.map(async proposal => ({
        ...(await sheetOf(proposal)),
        id: proposal.id,
        digest: proposal.digest,
        by: proposal.proposedBy,
        at: momentOf(proposal.proposedAt, locale),
        until: momentOf(proposal.expiresAt, locale),
        isOwn: proposal.proposedById === person.id,
      })),
    ),
    ended: ended.map(proposal => ({
      id: proposal.id,
      what: nameOf(proposal),
      by: proposal.proposedBy,
      state: proposal.state,
      decidedBy: actorName(proposal.decidedBy ?? 'clockwork', t),
      at: proposal.decidedAt ? momentOf(proposal.decidedAt, locale) : '',
      note: proposal.note,
    })),
  }

  // What nobody here knows how to do is shown bare, and cannot be agreed to.
  function sheetOf(proposal: Proposal) {
    const action = approvedActions[proposal.action]
    return action ? action.describe(db, proposal, locale) : { title: nameOf(proposal), rows: [] }
  }

  function nameOf({ action, subject }: Proposal): string {
    const names: Record<string, string> = t.approvals.actions
    return `${names[action] ?? action} (${subject})`
  }
}

export const actions: Actions = {
  approve: tickedAction(async ({ fields, person, now }, boxOffice) => {
    const read = { id: fields.proposal ?? '', digest: fields.digest ?? '' }
    const outcome = await approveProposal<OfficeRefusal>(
      boxOffice.pool,
      read,
      person,
      now,
      (tx, proposal) => {
        const action = approvedActions[proposal.action]
        if (!action) return Promise.resolve('unknown-action')
        return action.run(tx, boxOffice, proposal, { actor: person.email, fields, now })
      },
    )
    return outcome === 'approved' ? { done: 'agreed' } : { refused: outcome }
  }),

  decline: officeAction(async ({ fields, person, now }, boxOffice) => {
    const { proposal = '', note = '' } = fields
    const read = { id: proposal, isOurs: ({ action }: Proposal) => actionsOfTwo.includes(action) }
    const outcome = await declineProposal(boxOffice.pool, read, person, note, now)
    return outcome === 'declined' ? { done: 'declined' } : { refused: outcome }
  }),

  default: unknownAction,
}
