import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Router, RouterProvider, type View } from '../../navigation/view.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Slide } from '../slide.ts'
import { GalleryTrigger } from './gallery-trigger.tsx'

const slides: Slide[] = [
  { src: '/works/work-001.jpg', width: 1280, height: 1600, alt: 'Лист, 2025' },
  { src: '/works/work-002.jpg', width: 1600, height: 1280, alt: 'Second sheet' },
]

function rendered(locale: LocaleCode, index: number) {
  const router = { getView: () => ({ locale }) as View, subscribe: () => () => {} } as unknown as Router
  return renderToStaticMarkup(
    <RouterProvider value={router}>
      <GalleryTrigger slides={slides} index={index} className="work">
        <b>1</b>
      </GalleryTrigger>
    </RouterProvider>,
  )
}

test('on the server a thumbnail is a link to the picture in full, and says what it opens', () => {
  expect(rendered('ru', 0)).toBe(
    '<a href="/_ipx/q_90/works/work-001.jpg" aria-label="Открыть: Лист, 2025" class="gallery-trigger work"><b>1</b></a>',
  )
  expect(rendered('en', 1)).toContain('aria-label="Open: Second sheet"')
})

test('a thumbnail without its slide is a thumbnail', () => {
  expect(rendered('ru', 7)).toBe('<b>1</b>')
})
