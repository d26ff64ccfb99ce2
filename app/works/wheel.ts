/** The colour wheel: eighteen hues, clockwise from the top, each in three rings, and a centre without hue. */
export const hues = [
  'red',
  'terracotta',
  'orange',
  'gold',
  'yellow',
  'olive',
  'green',
  'emerald',
  'turquoise',
  'teal',
  'azure',
  'blue',
  'ultramarine',
  'indigo',
  'violet',
  'purple',
  'raspberry',
  'carmine',
] as const
export type Hue = (typeof hues)[number]

/** From the rim inwards. */
export const rings = ['bright', 'pale', 'deep'] as const
export type Ring = (typeof rings)[number]

export const neutrals = ['white', 'grey', 'black'] as const
export type Neutral = (typeof neutrals)[number]

/** What a colour is called in an address: a bright one by its hue alone. */
export type ColourKey = Hue | `${Hue}-pale` | `${Hue}-deep` | Neutral
export type WheelColour = { key: ColourKey; hex: string } & ({ hue: Hue; ring: Ring } | { neutral: Neutral })

// Even steps of hue in OKLCH; each ring as light and as strong as its hue can be on a screen and a dark wall.
const hexes: Record<Hue, readonly [bright: string, pale: string, deep: string]> = {
  red: ['#bd3838', '#e8ada7', '#582c29'],
  terracotta: ['#ca602a', '#e5b099', '#562f1c'],
  orange: ['#d28425', '#deb58e', '#523311'],
  gold: ['#d2a53c', '#d3bb8a', '#4a370a'],
  yellow: ['#c3bc55', '#c4c18c', '#403c0d'],
  olive: ['#8faa5b', '#b3c695', '#334018'],
  green: ['#539156', '#a2caa2', '#234324'],
  emerald: ['#308a69', '#93cdb3', '#0f4532'],
  turquoise: ['#25887e', '#89cdc3', '#00453f'],
  teal: ['#1e8691', '#86cbd3', '#00434a'],
  azure: ['#1880a0', '#8cc8e0', '#034154'],
  blue: ['#1c6ba3', '#98c3e8', '#193e5a'],
  ultramarine: ['#3353a0', '#a8beec', '#2a395c'],
  indigo: ['#4b4193', '#b8b8ea', '#37355b'],
  violet: ['#643b8b', '#c8b3e3', '#423156'],
  purple: ['#7b3a7f', '#d5afd7', '#4b2e4d'],
  raspberry: ['#953972', '#e0acc8', '#522c42'],
  carmine: ['#ac325a', '#e6abb8', '#562b36'],
}

const neutralHexes: Record<Neutral, string> = { white: '#f2eadc', grey: '#8f8b86', black: '#1c1a19' }

export const wheel: readonly WheelColour[] = [
  ...rings.flatMap((ring, place) =>
    hues.map((hue): WheelColour => ({ key: keyOf(hue, ring), hex: hexes[hue][place] ?? '', hue, ring })),
  ),
  ...neutrals.map((neutral): WheelColour => ({ key: neutral, hex: neutralHexes[neutral], neutral })),
]

const byKey = new Map<string, WheelColour>(wheel.map(colour => [colour.key, colour]))

export function colourOf(key: string): WheelColour | null {
  return byKey.get(key) ?? null
}

export function keyOf(hue: Hue, ring: Ring): ColourKey {
  return ring === 'bright' ? hue : `${hue}-${ring}`
}

/** Both hues beside this one, in its own ring; of the centre, the others there. */
export function neighboursOf(key: ColourKey): WheelColour[] {
  const colour = byKey.get(key)
  if (!colour) return []
  if ('neutral' in colour) return wheel.filter(other => 'neutral' in other && other.key !== key)
  return [-1, 1].flatMap(step => byKey.get(keyOf(turned(colour.hue, step), colour.ring)) ?? [])
}

export type Step = 'next' | 'previous' | 'out' | 'in'

/** Where an arrow leads: round the ring, or to the ring beside it; from the innermost ring into the grey centre. */
export function steppedFrom(key: ColourKey, step: Step): ColourKey {
  const colour = byKey.get(key)
  if (!colour) return key
  if ('neutral' in colour) {
    const place = neutrals.indexOf(colour.neutral)
    if (step === 'out') return keyOf('red', 'deep')
    if (step === 'in') return key
    return neutrals.at((place + (step === 'next' ? 1 : -1)) % neutrals.length) ?? key
  }
  const place = rings.indexOf(colour.ring)
  if (step === 'next' || step === 'previous')
    return keyOf(turned(colour.hue, step === 'next' ? 1 : -1), colour.ring)
  if (step === 'out') return keyOf(colour.hue, rings[Math.max(0, place - 1)] ?? colour.ring)
  const inner = rings[place + 1]
  return inner ? keyOf(colour.hue, inner) : 'grey'
}

function turned(hue: Hue, by: number): Hue {
  return hues.at((hues.indexOf(hue) + by) % hues.length) ?? hue
}
