/** Six walls a home may have; each with the ink its ruler and measures are written in. */
export const wallColours = {
  limewash: { wall: '#e6dfd1', board: '#f2ece0', ink: '#13100e' },
  sage: { wall: '#9aa58f', board: '#aab49f', ink: '#13100e' },
  ochre: { wall: '#c9a86a', board: '#d6b880', ink: '#13100e' },
  terracotta: { wall: '#b56f55', board: '#c48067', ink: '#13100e' },
  blue: { wall: '#8497a6', board: '#95a7b5', ink: '#13100e' },
  graphite: { wall: '#45413d', board: '#524d48', ink: '#f2eadc' },
} as const

export type WallColour = keyof typeof wallColours
export const colourNames = Object.keys(wallColours) as WallColour[]
