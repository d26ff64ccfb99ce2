import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { Section } from '../../../../office/parts/section.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Button } from '../../../../ui/button.tsx'
import { Frame } from '../../../office/parts/frame.tsx'
import { StateBadge } from '../../../office/parts/state-badge.tsx'
import type { InvitationKind } from '../../invitation.ts'
import { OrderLinks } from '../parts/order-links.tsx'
import { RevokeForm } from '../parts/revoke-form.tsx'
import type { InvitationTexts } from '../texts.ru.ts'
import type { InvitationData } from './invitation.server.ts'

type Props = PageProps<InvitationData, InvitationTexts>
type Part = Pick<Props, 'data' | 't'>

/** One invitation: whose it is, what came of it, and what may be done with it. */
export default function Invitation({ data, t }: Props) {
  const words = t.one
  return (
    <Frame
      data={data}
      t={t}
      title={fill(words.title, { code: data.code })}
      note={<StateBadge state={data.state}>{t.states[data.state]}</StateBadge>}
      actions={
        <Link to="/office/invitations/" className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      }
    >
      <div className="grid gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <Section title={words.orders}>
            {data.orders.length > 0 ? <OrderLinks orders={data.orders} t={t} /> : <p>{words.noOrders}</p>}
          </Section>
          {data.canSend && (
            <Section title={words.send}>
              <OfficeForm does="send">
                <p className="type-small mb-3 text-ink-2">
                  {fill(words.sendTo, { email: data.email ?? '', language: t.languages[data.language] })}
                </p>
                <Button type="submit" tone="ghost" size="small">
                  {words.send}
                </Button>
              </OfficeForm>
            </Section>
          )}
          {data.canRevoke && (
            <div className="mt-8">
              <RevokeForm does="revoke" typed={data.typed} words={words} t={t} />
            </div>
          )}
          <History data={data} t={t} />
        </div>
        <div className="min-w-0 max-xl:order-first">
          <Facts data={data} t={t} />
        </div>
      </div>
    </Frame>
  )
}

function Facts({ data, t }: Part) {
  const words = t.one
  const facts: [string, string | null][] = [
    [words.guest, data.guest],
    [words.email, data.email],
    [words.language, data.email && t.languages[data.language]],
    [words.kind, t.kinds[data.kind as InvitationKind] ?? data.kind],
    [words.product, data.product],
    [words.price, data.price],
    [words.places, fill(words.placesOf, { used: data.used, uses: data.uses })],
    [words.perOrder, data.perOrder === null ? null : String(data.perOrder)],
    [words.valid, fill(words.validDays, { from: data.from, until: data.until })],
    [words.note, data.note],
    [words.made, fill(words.by, { at: data.createdAt, actor: data.createdBy || t.none })],
    [words.letter, data.email && (data.letterAt ?? words.noLetter)],
    [words.revoked, data.revoked && fill(words.revokedBy, data.revoked)],
  ]
  return (
    <div className="lintel-current bg-raised p-5">
      <dl>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="mb-3">
                <dt className="type-caption text-ink-2">{label}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {data.batch && (
        <Link
          to={`/office/invitations/?batch=${data.batch}`}
          className="link inline-flex min-h-11 items-center"
        >
          {words.batch}
        </Link>
      )}
    </div>
  )
}

function History({ data, t }: Part) {
  const names = t.changes as Record<string, InvitationTexts['changes']['invitations-issued']>
  if (data.history.length === 0) return null
  return (
    <Section title={t.one.history}>
      <ol className="border-l border-edge pl-5">
        {data.history.map(({ id, at, what, actor, reason, count }) => (
          <li key={id} className="mb-4">
            <p className="type-caption text-ink-2">{at}</p>
            <p>{names[what] ? fill(names[what], { count }) : what}</p>
            <p className="type-small text-ink-2">{[actor, reason].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: fill(t.one.title, { code: data.code }), isHidden: true }
}
