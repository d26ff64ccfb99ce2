import { expect, test } from 'vitest'
import { cardCm } from './card.ts'
import { shrunk } from './read-photo.ts'
import { cardOn, cardRange, isTrue, partSeen, readScale, scaleOfCard } from './screen-scale.ts'

test.each([24, 37.8, 52, 63])(
  'on a screen of %d pixels to the centimetre a matched card makes works true within 2 %%',
  real => {
    // Whoever matches the card with an eye that is half a millimetre off.
    for (const offCm of [-0.05, 0, 0.05]) {
      const { pxPerCm } = scaleOfCard(Math.round((cardCm.long + offCm) * real), 1)
      expect(Math.abs((89 * pxPerCm) / (89 * real) - 1)).toBeLessThan(0.02)
    }
  },
)

test('another zoom of the page makes the measure untrue', () => {
  const scale = scaleOfCard(323, 2)
  expect([isTrue(scale, 2), isTrue(scale, 2.2), isTrue(scale, 1)]).toEqual([true, false, false])
})

test('what the device kept is read, whatever it is', () => {
  const scale = scaleOfCard(323, 1.5)
  expect(readScale(JSON.stringify(scale))).toEqual(scale)
  const odd = [
    null,
    '',
    '{',
    'null',
    '[]',
    '{"pxPerCm":"40","ratio":1}',
    '{"pxPerCm":1e9,"ratio":1}',
    '{"pxPerCm":40}',
  ]
  for (const text of odd) expect(readScale(text)).toBeNull()
})

test('on a telephone the card lies upright, and always fits', () => {
  expect(cardOn({ width: 390, height: 600 })).toEqual({ width: 5.398, height: 8.56 })
  expect(cardRange({ width: 350, height: 560 })).toEqual({ least: 129, most: 555 })
  // No room at all: there is nothing to choose.
  expect(cardRange({ width: 60, height: 60 })).toEqual({ least: 60, most: 60 })
})

test('what can be seen is said in centimetres', () => {
  const work = { widthCm: 89, heightCm: 71 }
  expect(partSeen(work, { width: 400, height: 800 }, 40)).toEqual({
    widthCm: 10,
    heightCm: 20,
    isWhole: false,
  })
  expect(partSeen(work, { width: 4000, height: 3000 }, 40)).toEqual({ ...work, isWhole: true })
})

test('a large photograph becomes smaller in its own ratio, a small one stays', () => {
  expect(shrunk(8064, 6048)).toEqual({ width: 2400, height: 1800 })
  expect(shrunk(1200, 1600)).toEqual({ width: 1200, height: 1600 })
})
