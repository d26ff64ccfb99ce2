/** Everything editors write, by the names of the folders of content/. */
export const kindNames = [
  'pages',
  'participants',
  'artists',
  'speakers',
  'people',
  'events',
  'partners',
  'releases',
  'questions',
  'audio-stops',
  'departments',
] as const
export type KindName = (typeof kindNames)[number]

export function isKindName(text: string): text is KindName {
  return (kindNames as readonly string[]).includes(text)
}
