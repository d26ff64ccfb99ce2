import { type ColourShare, chromaOf, type Lab, labOf, seenDistance } from './oklab.ts'

/** Pixels in rows, three bytes each. */
export type Pixels = { data: Uint8Array; width: number; height: number }

export const mostColours = 5

// A paper's margin, a grey cloth behind a sculpture: what a work lies on says little of its colours.
const groundWeight = 0.2
const groundDistance = 0.09
const mostGroundChroma = 0.045
// How much more a strong colour counts than a grey of the same area.
const chromaWeight = 14
// What is nearer to each other than this is one colour.
const leastDistance = 0.065
const leastShare = 0.002
// Within one picture a light blue and a dark one are two colours.
const lightnessWeight = 0.55

/**
 * Up to five colours of a picture with their shares, the largest first. Strong ones count for more than their area when the
 * five are chosen, so that a small red seal is not lost; a plain ground that reaches the rim counts for less.
 */
export function mainColours(pixels: Pixels): ColourShare[] {
  const bins = binsOf(pixels)
  const chosen = clustersOf(bins)
    .toSorted((one, other) => standing(other) - standing(one))
    .slice(0, mostColours)
  const total = chosen.reduce((sum, { weight }) => sum + weight, 0)
  return chosen
    .map(({ lab: [lightness, a, b], weight }): ColourShare => {
      return [rounded(lightness), rounded(a), rounded(b), rounded(weight / total)]
    })
    .filter(([, , , share]) => share >= leastShare)
    .toSorted((one, other) => other[3] - one[3])
}

type Cluster = { lab: Lab; weight: number }

const standing = ({ lab, weight }: Cluster) => weight * (1 + chromaWeight * chromaOf(lab))

/** A small histogram: the mean colour of each box that holds any pixels. */
function binsOf({ data, width, height }: Pixels): Cluster[] {
  const labs: Lab[] = []
  for (let at = 0; at + 2 < data.length; at += 3)
    labs.push(labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
  const ground = groundOf(labs, width, height)
  const bins = new Map<number, [lightness: number, a: number, b: number, weight: number]>()
  for (const lab of labs) {
    const weight = ground && seenDistance(lab, ground, lightnessWeight) < groundDistance ? groundWeight : 1
    const key =
      Math.floor(lab[0] * 16) * 4096 + Math.floor((lab[1] + 0.5) * 32) * 64 + Math.floor((lab[2] + 0.5) * 32)
    const bin = bins.get(key) ?? [0, 0, 0, 0]
    bins.set(key, [
      bin[0] + lab[0] * weight,
      bin[1] + lab[1] * weight,
      bin[2] + lab[2] * weight,
      bin[3] + weight,
    ])
  }
  return [...bins.values()].map(([lightness, a, b, weight]) => ({
    lab: [lightness / weight, a / weight, b / weight],
    weight,
  }))
}

/** The one greyish colour that most of the rim has, if it has one. */
function groundOf(labs: readonly Lab[], width: number, height: number): Lab | null {
  const rim = labs.filter((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return x < 2 || y < 2 || x >= width - 2 || y >= height - 2
  })
  if (rim.length === 0) return null
  const middle = (channel: 0 | 1 | 2) =>
    rim.map(lab => lab[channel]).toSorted((one, other) => one - other)[Math.floor(rim.length / 2)] ?? 0
  const ground: Lab = [middle(0), middle(1), middle(2)]
  const alike = rim.filter(lab => seenDistance(lab, ground, lightnessWeight) < groundDistance).length
  return alike / rim.length > 0.6 && chromaOf(ground) < mostGroundChroma ? ground : null
}

/** The strongest box draws what is near it to itself, then the next. */
function clustersOf(bins: readonly Cluster[]): Cluster[] {
  const clusters: Cluster[] = []
  for (const bin of bins.toSorted((one, other) => standing(other) - standing(one))) {
    const near = clusters.find(({ lab }) => seenDistance(lab, bin.lab, lightnessWeight) < leastDistance)
    if (!near) {
      clusters.push({ ...bin })
      continue
    }
    // The eye takes a patch for its strong part, not for the mean of colour and shadow.
    const [own, drawn] = [standing(near), standing(bin)]
    const mean = (channel: 0 | 1 | 2) => (near.lab[channel] * own + bin.lab[channel] * drawn) / (own + drawn)
    near.lab = [mean(0), mean(1), mean(2)]
    near.weight += bin.weight
  }
  return clusters
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
