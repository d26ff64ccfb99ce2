import { Paragraphs } from '../../../content/parts/text-blocks.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { TicketType } from '../../catalogue/ticket-types.ts'

/** What a kind of ticket lets one do, and exactly whom it is for. */
export function TypeRules({ type }: { type: TicketType }) {
  return (
    <>
      <Paragraphs texts={type.rules} />
      {type.holders.length > 0 && (
        <dl className="mt-5">
          {type.holders.map(({ title, text }) => (
            <div key={title} className="border-t border-hair py-3">
              <dt className="type-body text-pretty">
                <Unbroken>{title}</Unbroken>
              </dt>
              <dd className="type-small text-pretty text-ink-2">
                <Unbroken>{text}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
