import { Section } from '../../../office/parts/section.tsx'
import type { SubmissionData } from '../pages/submission.server.ts'
import type { SubmissionTexts } from '../texts.ru.ts'
import { Facts } from './facts.tsx'

/** The proof of each consent: which text, when, from where. */
export function ConsentProofs({ consents, t }: { consents: SubmissionData['consents']; t: SubmissionTexts }) {
  const words = t.one.consents
  return (
    <Section title={words.title}>
      {consents.length === 0 && <p>{words.none}</p>}
      {consents.map(consent => (
        <div key={consent.id} className="mb-6">
          <h3 className="mb-3 font-semibold">
            {(words.documents as Record<string, string>)[consent.document] ?? consent.document}
          </h3>
          <Facts
            facts={[
              { key: 'version', label: words.version, value: consent.version },
              { key: 'language', label: words.language, value: t.languages[consent.language] },
              { key: 'at', label: words.at, value: consent.at },
              { key: 'hash', label: words.hash, value: consent.hash },
              { key: 'page', label: words.page, value: consent.page },
              { key: 'address', label: words.address, value: consent.address },
              { key: 'agent', label: words.userAgent, value: consent.userAgent },
            ]}
          />
        </div>
      ))}
    </Section>
  )
}
