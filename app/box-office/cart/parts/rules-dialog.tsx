import { Dialog } from '../../../ui/dialog.tsx'
import type { TicketType } from '../../catalogue/ticket-types.ts'
import { TypeRules } from './type-rules.tsx'

/** The rules of a kind of ticket over the page; fetched when somebody asks for the first. */
export default function RulesDialog({
  type,
  onClose,
  closeLabel,
}: {
  /** Null while nothing is open. */
  type: TicketType | null
  onClose(): void
  closeLabel: string
}) {
  return (
    <Dialog title={type?.name} isOpen={type !== null} onClose={onClose} closeLabel={closeLabel}>
      <div className="mt-5">{type && <TypeRules type={type} />}</div>
    </Dialog>
  )
}
