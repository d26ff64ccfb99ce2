/** Everything editors write, by the names of the folders of content/; what begins in the code has none there. */
export const kindNames = [
  'pages',
  'participants',
  'artists',
  'speakers',
  'people',
  'events',
  'departures',
  'partners',
  'releases',
  'questions',
  'audio-stops',
  'departments',
  'documents',
  'letters',
  'menu',
  'forms',
  'places',
  'banners',
] as const
export type KindName = (typeof kindNames)[number]

export function isKindName(text: string): text is KindName {
  return (kindNames as readonly string[]).includes(text)
}
