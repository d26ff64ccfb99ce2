import { isPerson } from './kinds.ts'
import type { ParticipantPage } from './pages/participant.server.ts'

/** A participant in the words of schema.org: a person, or an organisation with the people it shows. */
export function participantJsonLd(participant: ParticipantPage): Record<string, unknown> {
  const { name, type, lead, city, email, website, artists } = participant
  return {
    '@type': isPerson(type) ? 'Person' : type === 'school' ? 'EducationalOrganization' : 'Organization',
    name,
    description: lead,
    email,
    ...(website && { url: website }),
    address: { '@type': 'PostalAddress', addressLocality: city },
    ...(!isPerson(type) && {
      member: artists.map(({ path, name }) => ({
        '@type': 'Person',
        name,
        ...(path && { url: path }),
      })),
    }),
  }
}
