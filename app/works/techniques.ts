/**
 * Families of techniques, by what an exhibitor's own words say in either language. The first that fits holds: an etching
 * coloured by hand is an etching.
 */
const families = {
  oil: /масл[оа]|\boil\b/i,
  acrylic: /акрил|acrylic/i,
  gilded: /темпера.*золот|золот.*темпера|tempera.*gold|gold.*tempera/i,
  tempera: /темпера|tempera/i,
  etching: /офорт|акватинт|etching|aquatint/i,
  mezzotint: /меццо-тинто|mezzotint/i,
  engraving: /резц|copperplate/i,
  relief: /ксилограф|линограв|торцов|woodcut|linocut|wood engraving/i,
  lithograph: /литограф|lithograph/i,
  cyanotype: /цианотип|cyanotype/i,
  cut: /вырезан|коллаж|cut paper|collage/i,
  watercolour: /акварел|watercolour/i,
  drawing:
    /сангин|туш|отмывк|угол|карандаш|пастел|рисун|sanguine|\bink\b|\bwash\b|charcoal|pencil|pastel|drawing/i,
  mosaic: /мозаик|смальт|mosaic|smalti/i,
  ceramics: /майолик|керамик|фаянс|фарфор|maiolica|ceramic|faience|porcelain/i,
  textile: /ткач|гобелен|шерст|вышив|tapestry|woven|embroider/i,
  sculpture: /бронз|мрамор|гипс|камень|дерево|bronze|marble|plaster|stone|wood/i,
} as const

export type Technique = keyof typeof families | 'other'
export const techniques: readonly Technique[] = [...(Object.keys(families) as Technique[]), 'other']

export function familyOf(technique: string): Technique {
  const found = Object.entries(families).find(([, words]) => words.test(technique))
  return (found?.[0] as Technique | undefined) ?? 'other'
}
