import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { Section } from '../../../../office/parts/section.tsx'
import { ConfirmTick, LongField, TextField } from '../../../../office/parts/text-field.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Button } from '../../../../ui/button.tsx'
import type { PriceView } from '../show-price.server.ts'
import type { StandOfficeTexts } from '../texts.ru.ts'

type Props = {
  price: PriceView
  /** The fair it is of. */
  fair: string
  typed: Readonly<Record<string, string>>
  error: { field: string; message: string } | null
  t: StandOfficeTexts
}
type Proposal = NonNullable<PriceView['proposal']>

/** What something costs: a form for who wants another price, or the wish that waits for a second person. */
export function PriceSection({ price, fair, typed, error, t }: Props) {
  const words = t.price
  return (
    <Section title={words.title} id="price">
      <p className="type-body mb-4 max-w-text">
        {price.isFirst ? words.firstNote : fill(words.now, { price: price.now })}
        {price.kept && !price.proposal && <span className="block text-ink-2">{price.kept}</span>}
      </p>
      {price.proposal ? (
        <Sheet
          proposal={price.proposal}
          isFirst={price.isFirst}
          follows={price.follows}
          fair={fair}
          typed={typed}
          t={t}
        />
      ) : (
        <Propose price={price} fair={fair} typed={typed} error={error} t={t} />
      )}
    </Section>
  )
}

function Propose({ price, fair, typed, error, t }: Props) {
  const words = t.price
  const own = typed.do === 'propose' ? typed : {}
  const errorOf = (name: string) =>
    typed.do === 'propose' && error?.field === name ? error.message : undefined
  return (
    <OfficeForm does="propose" fields={{ fair, seen: price.seen }} className="grid max-w-[420px] gap-4">
      <TextField
        id="price-new"
        name="price"
        label={words.field}
        hint={words.hint[price.priced]}
        required
        inputMode="decimal"
        autoComplete="off"
        defaultValue={own.price}
        error={errorOf('price')}
      />
      <LongField
        id="price-why"
        name="why"
        label={words.why}
        required
        maxLength={500}
        rows={2}
        defaultValue={own.why}
        error={errorOf('why')}
      />
      <Button type="submit" tone="secondary" size="small" className="w-fit">
        {words.button}
      </Button>
    </OfficeForm>
  )
}

/** Two columns under one lintel: who wants it, and whose turn it is. Nobody signs both. */
function Sheet({
  proposal,
  isFirst,
  follows,
  fair,
  typed,
  t,
}: { proposal: Proposal; isFirst: boolean; follows: readonly string[] } & Pick<
  Props,
  'fair' | 'typed' | 't'
>) {
  const words = t.price
  const { id, digest, isOwn, isMoved } = proposal
  return (
    <div className="max-w-[640px] border border-edge border-t-4 border-t-accent bg-raised p-5">
      <h3 className="font-semibold">{words.sheet}</h3>
      <div className="mt-4 grid grid-cols-2 border-t-4 border-ink">
        <div className="border-r border-hair py-3 pr-3">
          <p className="font-semibold [overflow-wrap:anywhere]">{proposal.by}</p>
          <p className="type-small text-ink-2">{fill(words.proposed, { at: proposal.at })}</p>
        </div>
        <p className="py-3 pl-3 text-ink-2">{isOwn ? words.othersTurn : words.yourTurn}</p>
      </div>
      <p className="border-t border-hair py-3">
        {!isFirst && <s className="text-ink-2">{proposal.before}</s>}
        {!isFirst && ' → '}
        <strong>{proposal.after}</strong>
      </p>
      {proposal.reason && (
        <blockquote className="border-l-4 border-edge pl-3 [overflow-wrap:anywhere]">
          {proposal.reason}
        </blockquote>
      )}
      <h4 className="mt-5 font-semibold">{words.follows}</h4>
      <ul className="mt-2">
        {follows.map(text => (
          <li key={text} className="border-t border-hair py-2">
            {text}
          </li>
        ))}
      </ul>
      <p className="type-small mt-3 text-ink-2">{fill(words.until, { until: proposal.until })}</p>
      {isMoved && <p className="mt-4 font-semibold">{words.moved}</p>}
      {isOwn && <p className="mt-4 font-semibold">{words.own}</p>}
      {!isOwn && !isMoved && (
        <OfficeForm does="agree" fields={{ fair, proposal: id, digest }} className="mt-4">
          <ConfirmTick id="confirm-price" label={fill(words.tick, { price: proposal.after })} />
          <Button type="submit" size="small" className="mt-3">
            {words.agree}
          </Button>
        </OfficeForm>
      )}
      <OfficeForm does="decline" fields={{ fair, proposal: id }} className="mt-5">
        <TextField
          id="price-note"
          name="note"
          label={words.note}
          maxLength={1000}
          autoComplete="off"
          defaultValue={typed.do === 'decline' ? typed.note : undefined}
        />
        <Button type="submit" tone="ghost" size="small" className="mt-3">
          {isOwn ? words.withdraw : words.decline}
        </Button>
      </OfficeForm>
    </div>
  )
}
