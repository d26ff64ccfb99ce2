import type { ArtistPage } from '../pages/artist.server.ts'
import type { ParticipantsTexts } from '../texts.ru.ts'

/** Year, city, school, medium: a line each, and none for what is not known. */
export function ArtistFacts({ artist, t }: { artist: ArtistPage; t: ParticipantsTexts }) {
  const { born, city, school, practice } = artist
  const facts = [
    { term: t.artistFacts.born, fact: born },
    { term: t.artistFacts.city, fact: city },
    { term: t.artistFacts.school, fact: school && sentence(school) },
    { term: t.artistFacts.practice, fact: practice && sentence(practice) },
  ].filter(({ fact }) => fact !== null)
  if (facts.length === 0) return null
  return (
    <dl className="lintel grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {facts.map(({ term, fact }) => (
        <div key={term}>
          <dt className="type-small text-ink-2">{term}</dt>
          <dd className="type-body">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

function sentence(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
