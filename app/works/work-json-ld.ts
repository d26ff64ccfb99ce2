import type { ShownWork } from './hung-work.ts'
import { priceOf } from './price.ts'

/** A work in the words of schema.org; what it costs is told only while it can be had. */
export function workJsonLd(work: ShownWork): Record<string, unknown> {
  const { title, path, author, artistPath, year, technique, heightCm, widthCm, picture, mark } = work
  const price = priceOf(work)
  return {
    '@type': 'VisualArtwork',
    name: title,
    url: path,
    image: `/_ipx/_/${picture.src}`,
    creator: { '@type': 'Person', name: author, ...(artistPath && { url: artistPath }) },
    dateCreated: String(year),
    artMedium: technique,
    height: { '@type': 'Distance', name: `${heightCm} cm` },
    width: { '@type': 'Distance', name: `${widthCm} cm` },
    ...(typeof price === 'number' &&
      mark === 'free' && {
        offers: {
          '@type': 'Offer',
          price,
          priceCurrency: 'RUB',
          availability: 'https://schema.org/InStoreOnly',
        },
      }),
  }
}
