import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { Button } from '../../../ui/button.tsx'
import type { SubmissionData } from '../pages/submission.server.ts'
import type { SubmissionTexts } from '../texts.ru.ts'
import { DeliveryBadge } from './badges.tsx'
import { Facts } from './facts.tsx'

type Delivery = NonNullable<SubmissionData['delivery']>

/** Where it was handed on, every attempt, and the button for what was set aside. */
export function DeliveryStory({ delivery, t }: { delivery: Delivery | null; t: SubmissionTexts }) {
  const words = t.one.delivery
  if (!delivery) {
    return (
      <Section title={words.title}>
        <p>{words.none}</p>
      </Section>
    )
  }
  return (
    <Section title={words.title}>
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <DeliveryBadge delivery={delivery.state} t={t} />
        {delivery.canSendAgain && (
          <OfficeForm does="again">
            <Button type="submit" tone="secondary" size="small">
              {words.again}
            </Button>
          </OfficeForm>
        )}
      </div>
      <Facts
        facts={[
          { key: 'mergelead', label: words.mergelead, value: delivery.mergelead },
          { key: 'delivered', label: words.deliveredAt, value: delivery.deliveredAt },
          { key: 'set-aside', label: words.setAsideAt, value: delivery.setAsideAt },
          { key: 'again', label: words.sentAgain, value: delivery.sentAgain },
        ]}
      />
      <h3 className="mt-6 mb-3 font-semibold">{words.attempts}</h3>
      {delivery.attempts.length === 0 ? <p>{words.noAttempts}</p> : <Attempts delivery={delivery} t={t} />}
    </Section>
  )
}

function Attempts({ delivery, t }: { delivery: Delivery; t: SubmissionTexts }) {
  const { attempts, columns, outcomes } = t.one.delivery
  return (
    <Table
      caption={attempts}
      columns={[
        { key: 'number', label: columns.number },
        { key: 'at', label: columns.at },
        { key: 'outcome', label: columns.outcome },
        { key: 'status', label: columns.status },
        { key: 'answer', label: columns.answer },
      ]}
      rows={delivery.attempts.map(({ number, at, outcome, status, answer }) => ({
        key: String(number),
        cells: [
          number,
          <span key="at" className="whitespace-nowrap">
            {at}
          </span>,
          outcomes[outcome],
          status,
          answer && (
            <code key="answer" className="type-caption [overflow-wrap:anywhere]">
              {answer}
            </code>
          ),
        ],
      }))}
    />
  )
}
