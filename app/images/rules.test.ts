import { describe, expect, test } from 'vitest'
import {
  breakpoints,
  densities,
  formats,
  type ImageModifiers,
  imageUrl,
  type Sizes,
  sizesOf,
} from './rules.ts'

const domains = ['img.example.org', 'cdn.example.org:8443']

describe('the address of a picture', () => {
  test.for<[string, ImageModifiers, string]>([
    ['/a.jpg', {}, '/_ipx/q_90/a.jpg'],
    ['a.jpg', {}, '/_ipx/q_90/a.jpg'],
    ['/a.jpg', { width: 200 }, '/_ipx/w_200&q_90/a.jpg'],
    ['/a.jpg', { height: 200 }, '/_ipx/h_200&q_90/a.jpg'],
    ['/a.jpg', { quality: undefined, width: 200 }, '/_ipx/w_200&q_90/a.jpg'],
    ['/a.jpg', { width: 200, height: 100 }, '/_ipx/q_90&s_200x100/a.jpg'],
    ['/a.jpg', { resize: '200x100' }, '/_ipx/q_90&s_200x100/a.jpg'],
    ['/a.jpg', { format: 'webp', width: 360 }, '/_ipx/w_360&f_webp&q_90/a.jpg'],
    [
      '/a.jpg',
      { fit: 'cover', background: '#ff0000', quality: 50, format: 'jpg', height: 100, width: 200 },
      '/_ipx/f_jpg&q_50&b_%23ff0000&fit_cover&s_200x100/a.jpg',
    ],
    ['/a.jpg', { width: 200, background: 'a/b&c' }, '/_ipx/w_200&q_90&b_a%2Fb%26c/a.jpg'],
  ])('%s with %j is %s', ([src, modifiers, url]) => {
    expect(imageUrl(src, modifiers)).toBe(url)
  })

  test.for([
    [
      '/works/Белый лист.jpg',
      '/_ipx/q_90/works/%D0%91%D0%B5%D0%BB%D1%8B%D0%B9%20%D0%BB%D0%B8%D1%81%D1%82.jpg',
    ],
    ['/a?b#c&d+e,f=g%.jpg', '/_ipx/q_90/a%3Fb%23c%26d%2Be%2Cf=g%25.jpg'],
    ['https://img.example.org/a.jpg?v=1', '/_ipx/q_90/https://img.example.org/a.jpg%3Fv=1'],
    ['https://cdn.example.org:8443/a.jpg', '/_ipx/q_90/https://cdn.example.org:8443/a.jpg'],
    ['https://img.example.org/a%20b.jpg', '/_ipx/q_90/https://img.example.org/a%2520b.jpg'],
    ['/marks/award.svg', '/_ipx/_/marks/award.svg'],
    ['https://img.example.org/A.SVG?v=1', '/_ipx/_/https://img.example.org/A.SVG%3Fv=1'],
  ])('%s is written as %s', ([src, url]) => {
    expect(imageUrl(src as string, {}, domains)).toBe(url)
  })

  test('a vector picture stays raw whatever is asked', () => {
    expect(imageUrl('/marks/award.svg', { width: 200, format: 'png' })).toBe('/_ipx/_/marks/award.svg')
  })

  test.for([
    [''],
    ['data:image/png;base64,AAAA'],
    ['blob:https://img.example.org/1'],
    ['ftp://img.example.org/a.jpg'],
    ['//img.example.org/a.jpg'],
    ['https://other.example.org/a.jpg'],
    ['https://other.example.org/a.svg'],
    ['https://img.example.org.evil.org/a.jpg'],
    ['https://img.example.org:8443/a.jpg'],
    ['https://cdn.example.org/a.jpg'],
    ['https://img.example.org@evil.org/a.jpg'],
    ['https://name:word@img.example.org/a.jpg'],
    ['https://'],
  ])('%s is left untouched', ([src]) => {
    expect(imageUrl(src as string, { width: 200 }, domains)).toBe(src)
  })

  test('the usual port may be written in the settings', () => {
    expect(imageUrl('https://a.org/b.jpg', {}, ['a.org:443'])).toBe('/_ipx/q_90/https://a.org/b.jpg')
    expect(imageUrl('http://a.org/b.jpg', {}, ['a.org:443'])).toBe('http://a.org/b.jpg')
  })
})

test('breakpoints, densities and formats are those of the specification', () => {
  expect(Object.entries(breakpoints)).toEqual([
    ['xs', 360],
    ['sm', 640],
    ['md', 768],
    ['lg', 1024],
    ['xl', 1280],
    ['2xl', 1536],
    ['3xl', 1920],
    ['4xl', 2560],
  ])
  expect(densities).toEqual([1, 2])
  expect(formats).toEqual({ webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' })
})

describe('sizes', () => {
  test.for<[Sizes, number, string, number[]]>([
    // The base is as wide as the screen where the next entry begins, never one pixel.
    [
      '100vw sm:50vw lg:400px',
      5000,
      '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw',
      [320, 420, 640, 900, 1280],
    ],
    [
      { base: '100vw', sm: '50vw', lg: '400px' },
      700,
      '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw',
      [320, 420, 640, 700],
    ],
    ['lg:400px 100vw', 5000, '(min-width: 1024px) 400px, 100vw', [420, 900, 1024, 2560]],
    [
      'xs:100px sm:200px',
      5000,
      '(min-width: 640px) 200px, (min-width: 360px) 100px, 100vw',
      [140, 200, 360, 420, 768],
    ],
    ['300px', 5000, '300px', [320, 640]],
    ['33.3vw sm:300px', 5000, '(min-width: 640px) 300px, 33.3vw', [240, 320, 480, 640]],
    // The last entry also serves the wider screens.
    ['100vw', 5000, '100vw', [360, 640, 768, 1024, 1280, 1536, 1920, 2560]],
    ['100vw', 1000, '100vw', [360, 640, 768, 1000]],
    ['300px 2xl:50vw', 5000, '(min-width: 1536px) 50vw, 300px', [320, 640, 768, 1024, 1280, 1536]],
    // A picture of unknown size limits nothing.
    ['300px', 0, '300px', [320, 640]],
    ['300px', 200, '300px', [200]],
  ])('%j of a picture %i wide', ([sizes, ownWidth, attribute, widths]) => {
    expect(sizesOf(sizes, ownWidth)).toEqual({ sizes: attribute, widths })
  })

  test.for([['20rem'], ['sm:'], ['huge:10vw'], ['constructor:10vw'], ['calc(1px)']])(
    '%s is a mistake',
    ([sizes]) => {
      expect(() => sizesOf(sizes as string, 100)).toThrow()
    },
  )
})
