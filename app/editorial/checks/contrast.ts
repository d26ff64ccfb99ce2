import { type ColourShare, type Lab, labOfHex } from '../../images/oklab.ts'

/** The wall that pictures hang on at night, `--ground` of `app.css`. */
export const nightWall = '#13100e'
// Less of a colour than this is no part by which a picture is seen from across a hall.
const seenShare = 0.1

/**
 * How well a picture stands out from the wall, by WCAG's contrast of graphics: the best of the colours that take a part of it
 * large enough to be seen. A dark picture with one light face stands out; one that is dark all over does not.
 */
export function contrastWithWall(colours: readonly ColourShare[], wall = nightWall): number | undefined {
  const seen = colours.filter(([, , , share]) => share >= seenShare)
  if (seen.length === 0) return undefined
  const ground = luminanceOf(labOfHex(wall))
  return Math.max(...seen.map(([lightness, a, b]) => ratioOf(luminanceOf([lightness, a, b]), ground)))
}

function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The relative luminance of a colour, as WCAG 2 defines it. */
function luminanceOf([lightness, a, b]: Lab): number {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return Math.min(1, Math.max(0, 0.2126 * red + 0.7152 * green + 0.0722 * blue))
}
