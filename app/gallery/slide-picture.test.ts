import { describe, expect, test } from 'vitest'
import type { Slide } from './slide.ts'
import { fullPicture, pictureOf, whyFailed } from './slide-picture.ts'

const slide: Slide = { src: '/works/work-001.jpg', width: 1280, height: 1600, alt: 'Лист' }

test('a picture is offered in steps, never wider than it is', () => {
  expect(pictureOf(slide, [])).toEqual({
    src: '/_ipx/q_90/works/work-001.jpg',
    srcSet: [
      '/_ipx/w_640&f_webp&q_90/works/work-001.jpg 640w',
      '/_ipx/w_1024&f_webp&q_90/works/work-001.jpg 1024w',
      '/_ipx/f_webp&q_90/works/work-001.jpg 1280w',
    ].join(', '),
  })
})

test.each([
  ['a drawing of lines', { ...slide, src: '/marks/award.svg' }, '/_ipx/_/marks/award.svg'],
  [
    'a picture of a stranger',
    { ...slide, src: 'https://elsewhere.example/a.jpg' },
    'https://elsewhere.example/a.jpg',
  ],
  ['a picture of unknown size', { ...slide, width: 0, height: 0 }, '/_ipx/q_90/works/work-001.jpg'],
])('%s is shown as it is', (_what, slide, src) => {
  expect(pictureOf(slide, [])).toEqual({ src })
  expect(fullPicture(slide, [])).toBe(src)
})

describe('why a picture failed', () => {
  test.each([
    [404, 'missing'],
    [410, 'missing'],
    [500, 'failed'],
    [200, 'failed'],
  ])('status %i means %s', async (status, error) => {
    const asked: unknown[] = []
    const answer = async (address: unknown, init?: RequestInit) => {
      asked.push([address, init?.method])
      return new Response(null, { status })
    }
    expect(await whyFailed('/_ipx/q_90/a.jpg', answer)).toBe(error)
    expect(asked).toEqual([['/_ipx/q_90/a.jpg', 'HEAD']])
  })

  test('no answer at all means failed', async () => {
    expect(await whyFailed('/a.jpg', () => Promise.reject(new TypeError('offline')))).toBe('failed')
  })
})
