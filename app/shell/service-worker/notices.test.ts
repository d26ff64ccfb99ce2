import { expect, test, vi } from 'vitest'

vi.stubGlobal('__OFFLINE__', {})
const { noticeOf } = await import('./notices.ts')
const origin = 'https://portik.example'

test('a notice is shown with its words, and leads to its event', () => {
  const sent = {
    title: 'Изменение',
    body: '«Медаль» теперь в 18:45',
    url: '/en/program/medal/',
    tag: 'medal',
    lang: 'en',
  }
  expect(noticeOf(JSON.stringify(sent), origin)).toEqual({
    title: 'Изменение',
    options: {
      body: sent.body,
      lang: 'en',
      tag: 'medal',
      icon: '/icon-192.png',
      data: 'https://portik.example/en/program/medal/',
    },
  })
})

test.each([
  undefined,
  '',
  '{',
  'null',
  '[]',
  '{"url":"https://elsewhere.example/"}',
  '{"url":"javascript:alert(1)"}',
])('whatever comes, something is shown, and it leads nowhere else: %s', text => {
  const { title, options } = noticeOf(text, origin)
  expect([title, options.data]).toEqual(['Портик', 'https://portik.example/program/plan/'])
})
