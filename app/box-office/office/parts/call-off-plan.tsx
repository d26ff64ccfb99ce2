import { Link } from '../../../navigation/link.tsx'
import { ConfirmTick, LongField, TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import type { ShownPlan } from '../show-call-off.server.ts'
import type { OfficeTexts } from '../texts.ru.ts'

/** The dry run in numbers. */
export function PlanNumbers({ plan }: { plan: ShownPlan }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-6 xl:grid-cols-4">
      {plan.rows.map(([label, value]) => (
        <div key={label} className="lintel-light flex flex-col-reverse justify-end pt-3">
          <dt className="type-small text-ink-2">{label}</dt>
          <dd className="type-numeral type-numeral-s">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the buyers read, and the number that shows the plan has been read. */
export function Confirmation({
  does,
  plan,
  typed,
  t,
}: {
  does: string
  plan: ShownPlan
  /** What this very form was sent back with. */
  typed: Record<string, string>
  t: OfficeTexts
}) {
  return (
    <>
      <LongField
        id={`${does}-ru`}
        name="message-ru"
        label={t.fair.messageRu}
        required
        maxLength={2000}
        defaultValue={typed['message-ru']}
        className="mb-4"
      />
      <LongField
        id={`${does}-en`}
        name="message-en"
        label={t.fair.messageEn}
        required
        maxLength={2000}
        defaultValue={typed['message-en']}
        className="mb-4"
      />
      <TextField
        id={`${does}-number`}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        label={fill(t.fair.typeNumber, { count: plan.orders })}
        required
      />
      <ConfirmTick id={`confirm-${does}`} label={t.confirm} />
    </>
  )
}

/** Somebody has proposed it: where another may agree. */
export function Proposed({ proposed, t }: { proposed: { by: string; at: string } | null; t: OfficeTexts }) {
  if (!proposed) return null
  return (
    <p className="lintel-current mb-10 bg-raised p-5">
      {fill(t.fair.proposed, proposed)}{' '}
      <Link to="/office/approvals/" className="link">
        {t.approvals.title}
      </Link>
    </p>
  )
}
