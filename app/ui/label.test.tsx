import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Label } from './label.tsx'

test('the lines of a label always come in the same order', () => {
  const html = renderToStaticMarkup(
    <Label
      mark="84 000 ₽"
      size="90 × 120 см"
      technique="Офорт, сухая игла"
      year={2024}
      title="Гипсовый класс"
      author="Анна Велигор"
      number="№ 19"
    />,
  )
  expect(lines(html)).toEqual([
    '№ 19',
    'Анна Велигор',
    'Гипсовый класс',
    '2024. Офорт, сухая игла',
    '90 × 120 см',
    '84 000 ₽',
  ])
})

test('what is unknown leaves no empty line and no stray full stop', () => {
  expect(lines(renderToStaticMarkup(<Label author="Дарья Стрешина" technique="Смальта" />))).toEqual([
    'Дарья Стрешина',
    'Смальта',
  ])
})

function lines(html: string) {
  return [...html.matchAll(/<p[^>]*>([^<]*)<\/p>/g)].map(([, text]) => text)
}
