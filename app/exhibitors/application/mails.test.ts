import { describe, expect, test } from 'vitest'
import { receiptLetter } from './mails.ts'

const receipt = (version: number, now: string, locale: 'ru' | 'en') =>
  receiptLetter({
    recipient: 'a@example.test',
    number: 218,
    version,
    works: 5,
    locale,
    now: new Date(now),
    publicUrl: 'https://portico.example',
  }).body.replaceAll('\u00a0', ' ')

describe('the receipt of an application names days that lie ahead', () => {
  test('while applications are open: until when it can be corrected, and by when the council answers', () => {
    const said = receipt(2, '2025-12-15T23:59:59+03:00', 'ru')
    expect(said).toContain('Исправить её можно до 15 декабря 2025 включительно.')
    expect(said).toContain('Ответ совета придёт до 20 января 2026.')
    expect(receipt(1, '2025-08-20T10:00:00+03:00', 'en')).toContain(
      'You can correct it until the end of 15 December 2025. The council will answer by 20 January 2026.',
    )
  })

  test('corrected because the council asked for it: no day that is past, and nothing that cannot be done', () => {
    for (const now of ['2026-01-19T12:00:00+03:00', '2026-02-01T12:00:00+03:00']) {
      const said = receipt(2, now, 'ru')
      expect(said).toContain('исправлена и подана снова')
      expect(said).toContain('совет рассмотрит заявку ещё раз и ответит вам письмом')
      expect(said).not.toMatch(/15 декабря|20 января/)
      const inEnglish = receipt(2, now, 'en')
      expect(inEnglish).toContain('the council will consider it once more and answer you by e-mail')
      expect(inEnglish).not.toMatch(/15 December|20 January/)
    }
  })
})
