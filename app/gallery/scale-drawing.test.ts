import { expect, test } from 'vitest'
import { figureCm, scaleDrawing } from './scale-drawing.ts'

const pxPerCm = (drawing: ReturnType<typeof scaleDrawing>) => drawing.figure.height / figureCm

test('work and person are drawn to one scale', () => {
  const drawing = scaleDrawing({ heightCm: 100, widthCm: 80 })
  expect(drawing.work.height / drawing.work.width).toBeCloseTo(100 / 80, 1)
  expect(drawing.work.height / 100).toBeCloseTo(pxPerCm(drawing), 2)
})

test('a work hangs with its middle on the eye line, 155 cm above the floor', () => {
  const drawing = scaleDrawing({ heightCm: 60, widthCm: 80 })
  const middleCm = (drawing.height - drawing.work.y - drawing.work.height / 2) / pxPerCm(drawing)
  expect(middleCm).toBeCloseTo(155, 0)
})

test('a work too tall for the eye line stands on the floor, and the drawing keeps its size', () => {
  const drawing = scaleDrawing({ heightCm: 400, widthCm: 900 })
  expect(drawing.work.y + drawing.work.height).toBeCloseTo(drawing.height, 0)
  expect(drawing.width).toBeLessThanOrEqual(150)
  expect(drawing.height).toBeLessThanOrEqual(66)
})

test('the person always stands on the floor', () => {
  for (const heightCm of [10, 100, 300]) {
    const { figure, height } = scaleDrawing({ heightCm, widthCm: 50 })
    expect(figure.y + figure.height).toBeCloseTo(height, 0)
  }
})
