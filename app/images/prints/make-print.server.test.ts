import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePrint } from './make-print.server.ts'

const label = { title: 'Portal', about: 'Cut paper, 52 × 39 cm', credit: '© O. & sons «Портал»' }
const sheet = sharp({ create: { width: 60, height: 40, channels: 3, background: '#8a2f21' } })

test('a JPEG keeps every pixel and gains its density and its credit', async () => {
  const file = await sheet.clone().jpeg({ quality: 60 }).toBuffer()
  const print = await makePrint(file, 300, label)
  const { density, format, width, xmp } = await sharp(print).metadata()
  expect([density, format, width]).toEqual([300, 'jpeg', 60])
  expect(String(xmp)).toContain('photoshop:Credit="© O. &amp; sons «Портал»"')
  expect(await sharp(print).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer())
  // Made again, it is said once.
  const again = await makePrint(await sharp(file).withMetadata({ density: 96 }).toBuffer(), 300, label)
  expect(Buffer.from(again).toString('latin1').split('JFIF').length).toBe(2)
})

test('what is no JPEG becomes one', async () => {
  const print = await makePrint(await sheet.clone().webp().toBuffer(), 300, label)
  expect(await sharp(print).metadata()).toMatchObject({ format: 'jpeg', density: 300, width: 60, height: 40 })
})
