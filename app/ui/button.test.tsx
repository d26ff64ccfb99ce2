import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, ClosedButton } from './button.tsx'
import { buttonClass } from './button-class.ts'

test('a closed button is plain text: nothing to focus, nothing to press', () => {
  const html = renderToStaticMarkup(<ClosedButton>Регистрация закрыта</ClosedButton>)
  expect(html).toMatch(/^<span class="[^"]*border-dashed[^"]*">Регистрация закрыта<\/span>$/)
  expect(html).not.toMatch(/tabindex|href|<button/)
})

test('a busy button says so and keeps both captions, so that its width does not change', () => {
  const html = renderToStaticMarkup(
    <Button type="submit" busy busyLabel="Отправляем…">
      Отправить
    </Button>,
  )
  expect(html).toMatch(/^<button type="submit" aria-busy="true" aria-disabled="true"/)
  expect(html).toContain('invisible">Отправить')
  expect(html).toContain('Отправляем…')
})

test('a button at rest does not send forms by accident and claims no state', () => {
  const html = renderToStaticMarkup(<Button>Купить билет</Button>)
  expect(html).toMatch(/^<button type="button" class="/)
  expect(html).not.toContain('aria-')
})

test('every kind of button is at least 44 px high', () => {
  for (const tone of ['primary', 'secondary', 'ghost', 'danger', 'text'] as const) {
    expect(buttonClass({ tone, size: 'small' })).toMatch(/min-h-1[14]/)
  }
})
