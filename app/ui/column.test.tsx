import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Colonnade } from './colonnade.tsx'
import { Column } from './column.tsx'
import { fluteCountFor, fluteEdges, flutes, partSizes } from './column-geometry.ts'
import { ColumnSymbols } from './column-symbols.tsx'

test('eleven flutes, seven on columns under 30 px', () => {
  expect(fluteCountFor(29)).toBe(7)
  expect(fluteCountFor(30)).toBe(11)
})

test('the shaft grows from .84 of the diameter at the top to the whole at the foot', () => {
  const edges = fluteEdges(11)
  expect(edges).toHaveLength(12)
  expect(edges[0]).toEqual({ top: -42, middle: -48.5, foot: -50, opacity: 0.55 })
  expect(edges[11]).toEqual({ top: 42, middle: 48.5, foot: 50, opacity: 0.14 })
})

test('light falls from the left: the brightest flute is left of the middle, the last one is dark', () => {
  const fills = flutes(11).map(flute => flute.fill)
  expect(fills.indexOf(Math.max(...fills))).toBe(3)
  expect(fills.at(-1)).toBe(0.015)
})

test('the parts of a column have even sizes', () => {
  expect(partSizes(40)).toEqual({ width: 60, cap: 24, base: 18 })
  expect(partSizes(23)).toEqual({ width: 34, cap: 14, base: 10 })
})

test('capital, shaft and base add up to the height', () => {
  const html = renderToStaticMarkup(<Column width={40} height={400} />)
  expect([...html.matchAll(/height="(\d+)"/g)].map(([, height]) => Number(height))).toEqual([24, 358, 18])
})

test('a fading column has no base', () => {
  expect(renderToStaticMarkup(<Column fade />)).not.toContain('#column-base')
})

test('every part a column refers to is drawn', () => {
  const symbols = renderToStaticMarkup(<ColumnSymbols />)
  const columns = renderToStaticMarkup(
    <>
      <Column width={20} />
      <Column width={40} />
    </>,
  )
  const missing = [...columns.matchAll(/href="#([^"]+)"/g)].filter(
    ([, id]) => !symbols.includes(`id="${id}"`),
  )
  expect(missing).toEqual([])
})

test('columns are silent and carry no style attributes', () => {
  const html = renderToStaticMarkup(<Colonnade />)
  expect(html).toMatch(/^<div aria-hidden="true"/)
  expect(html).not.toContain('style=')
})

test('a page with seven columns weighs less than 6 kB', () => {
  const html = renderToStaticMarkup(
    <>
      <ColumnSymbols />
      <Colonnade />
    </>,
  )
  expect(gzipSync(html).length).toBeLessThan(6000)
})
