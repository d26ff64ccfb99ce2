import type { ArtistPage } from './pages/artist.server.ts'

/** An artist in the words of schema.org. Of a birth only the year is known, and a year is a date there. */
export function artistJsonLd(artist: ArtistPage): Record<string, unknown> {
  const { name, path, born, city, practice, about, works } = artist
  return {
    '@type': 'Person',
    name,
    url: path,
    ...(about && { description: about }),
    ...(born !== null && { birthDate: String(born) }),
    ...(city && { homeLocation: { '@type': 'City', name: city } }),
    ...(practice && { knowsAbout: practice }),
    ...(works.length > 0 && {
      subjectOf: works.map(({ title, year, technique }) => ({
        '@type': 'VisualArtwork',
        name: title,
        dateCreated: String(year),
        artMedium: technique,
      })),
    }),
  }
}
