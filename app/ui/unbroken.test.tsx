import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './unbroken.tsx'

test('ranges and stands are held together, the words stay as they were', () => {
  const text = 'Для 7–10 и 11–14 лет, 11:00–21:00, стенд C-07. Дождь – стихия.'
  const html = renderToStaticMarkup(<Unbroken>{text}</Unbroken>)
  expect(html.match(/nowrap">[^<]*/g)).toEqual([
    'nowrap">7–10',
    'nowrap">11–14',
    'nowrap">11:00–21:00',
    'nowrap">C-07',
  ])
  expect(html.replace(/<[^>]*>/g, '')).toBe(text)
})

test('words with a short part are held together too', () => {
  const html = renderToStaticMarkup(<Unbroken>По-русски и по-английски кто-то спросит.</Unbroken>)
  expect(html.match(/nowrap">[^<]*/g)).toEqual([
    'nowrap">По-русски',
    'nowrap">по-английски',
    'nowrap">кто-то',
  ])
  expect(renderToStaticMarkup(<Unbroken>По e-mail</Unbroken>)).toContain('nowrap">e-mail<')
})

test('a year may stand on a line of its own', () => {
  const text = '24–27\u00a0сентября\u00a02025, 70\u00a0стендов'
  const html = renderToStaticMarkup(<Unbroken>{text}</Unbroken>)
  expect(html).toContain('сентября\u00a0<wbr/>2025')
  expect(html.match(/<wbr/g)).toHaveLength(1)
})
