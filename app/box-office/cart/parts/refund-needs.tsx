import type { ReactNode } from 'react'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { Office } from '../../catalogue/queries.server.ts'
import type { CartTexts } from '../texts.ru.ts'
import { OfficeContacts } from './office-contacts.tsx'

/** The papers a refund needs, all of them by e-mail, and where they go. */
export function RefundPapers({ office, t }: { office: Office | null; t: CartTexts }) {
  return (
    <Column title={t.papersTitle}>
      <ul>
        {t.papers.map(paper => (
          <li key={paper} className="type-body border-t border-hair py-2.5">
            {paper}
          </li>
        ))}
      </ul>
      <p className="type-small mt-3 text-pretty text-ink-2">{t.papersNote}</p>
      {office && <OfficeContacts office={office} />}
    </Column>
  )
}

/** Why the ladder may not count: illness, postponement, cancellation. */
export function RefundReasons({ reasons, t }: { reasons: { title: string; text: string }[]; t: CartTexts }) {
  return (
    <Column title={t.reasonsTitle}>
      <dl>
        {reasons.map(({ title, text }) => (
          <div key={title} className="border-t border-hair py-2.5">
            <dt className="type-body">{title}</dt>
            <dd className="type-small text-pretty text-ink-2">
              <Unbroken>{text}</Unbroken>
            </dd>
          </div>
        ))}
      </dl>
    </Column>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="lintel-light">
      <h3 className="type-d3 mt-3 mb-4">{title}</h3>
      {children}
    </div>
  )
}
