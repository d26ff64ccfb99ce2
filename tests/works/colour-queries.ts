/** A colour of the wheel, or a work to which another is to be like, and a work that must be among the first five. */
export type ColourQuery = { colour: string; expects: string } | { like: string; expects: string }

/**
 * Chosen by eye from prints of all works laid beside the wheel, before any matching was written; the matching is judged by
 * them and never the other way round. Whoever finds one mistaken says so here, with why.
 */
export const colourQueries: readonly ColourQuery[] = [
  // The discs and wedges of the constructivists.
  { colour: 'red', expects: '8.1' },
  { colour: 'red', expects: '22.2' },
  // Two-colour prints of stairs and arches.
  { colour: 'red-deep', expects: '17.1' },
  { colour: 'terracotta-deep', expects: '30.1' },
  // A head in sanguine, on paper of its own tint.
  { colour: 'terracotta-pale', expects: '49.2' },
  // The middle arch of the cut-paper portal.
  { colour: 'orange', expects: '27.2' },
  { colour: 'orange-pale', expects: '51.3' },
  { colour: 'orange-deep', expects: '23.1' },
  // Gold leaf, gold smalti.
  { colour: 'gold', expects: '5.1' },
  { colour: 'gold', expects: '41.1' },
  // The field.
  { colour: 'yellow', expects: '1.1' },
  // The wall behind the bottle.
  { colour: 'olive-pale', expects: '29.1' },
  // A fern on much paper.
  { colour: 'olive-deep', expects: '62.1' },
  { colour: 'emerald-deep', expects: '36.1' },
  { colour: 'teal', expects: '40.2' },
  { colour: 'azure-pale', expects: '6.1' },
  // The outer arc.
  { colour: 'blue', expects: '12.1' },
  // Cobalt on a white plate.
  { colour: 'ultramarine', expects: '37.2' },
  { colour: 'blue-deep', expects: '52.2' },
  // A night.
  { colour: 'ultramarine-deep', expects: '28.1' },
  // The mountains.
  { colour: 'indigo-deep', expects: '10.2' },
  // The grapes: small and strong.
  { colour: 'violet', expects: '41.2' },
  { colour: 'grey', expects: '31.2' },
  { colour: 'white', expects: '18.1' },
  { colour: 'black', expects: '34.3' },
  { like: '25.2', expects: '25.1' },
  { like: '49.1', expects: '49.3' },
  { like: '5.2', expects: '5.1' },
  { like: '35.1', expects: '35.2' },
  { like: '62.1', expects: '62.3' },
]
