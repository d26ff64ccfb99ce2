import { describe, expect, test } from 'vitest'
import { autumn2025, type Edition } from '../editions/edition.ts'
import * as english from '../validation/texts.en.ts'
import * as russian from '../validation/texts.ru.ts'
import { checkApplication } from './check-application.ts'
import { formView } from './form-view.ts'
import type { FormId } from './forms.ts'
import { formOf } from './forms.ts'

function formAt(id: FormId, moment: string, locale: 'ru' | 'en' = 'ru', edition: Edition = autumn2025) {
  const description = formOf(id)
  if (!description) throw new Error(`no form ${id}`)
  return formView(description, { edition, now: new Date(moment), locale, posted: null })
}
const isOpen = (id: FormId, moment: string) => formAt(id, moment).closed === null

describe('by the clocks of Moscow, to the second', () => {
  test.for([
    ['award', '2025-07-18T00:00:00+03:00'],
    ['convention', '2025-06-02T00:00:00+03:00'],
  ] as const)('%s opens at %s', ([id, moment]) => {
    expect(isOpen(id, secondBefore(moment))).toBe(false)
    expect(isOpen(id, moment)).toBe(true)
  })

  test.for([
    ['award', '2025-09-02T00:00:00+03:00'],
    ['children', '2025-08-28T00:00:00+03:00'],
    ['convention', '2025-08-16T00:00:00+03:00'],
    ['media', '2025-09-21T00:00:00+03:00'],
    ['volunteer', '2025-09-13T00:00:00+03:00'],
    ['guide', '2025-09-06T00:00:00+03:00'],
    ['group', '2025-09-28T00:00:00+03:00'],
    ['enquiry', '2025-09-28T00:00:00+03:00'],
  ] as const)('%s closes at %s', ([id, moment]) => {
    expect(isOpen(id, secondBefore(moment))).toBe(true)
    expect(isOpen(id, moment)).toBe(false)
  })

  test.for(['contact', 'partner', 'exhibitor', 'newsletter', 'consent-withdrawal'] as const)(
    '%s is always open',
    id => {
      expect(isOpen(id, '2025-01-01T00:00:00+03:00')).toBe(true)
      expect(isOpen(id, '2026-12-31T23:59:59+03:00')).toBe(true)
    },
  )
})

describe('what is said outside a window', () => {
  const last: Edition = { ...autumn2025, nextFair: null }
  const early = '2025-05-01T12:00:00+03:00'
  const late = '2025-10-01T12:00:00+03:00'

  test('registration will open, is closed, opens again with the next fair', () => {
    const said = (moment: string, edition?: Edition) =>
      (['ru', 'en'] as const).map(locale => formAt('convention', moment, locale, edition).closed)
    expect(said(early)).toEqual(['Регистрация скоро откроется', 'Registration will open soon'])
    expect(said(late)).toEqual(['Регистрация закрыта', 'Registration will open soon'])
    expect(said(late, last)).toEqual(['Регистрация закрыта', 'Registration closed'])
  })

  test('dates are the edition’s', () => {
    expect(formAt('award', early).closed).toContain('18\u00a0июля')
    expect(formAt('award', late, 'en').closed).toContain('1\u00a0September')
    expect(formAt('children', late).closed).toContain('2–5\u00a0апреля\u00a02026')
  })

  test('no next fair is promised where none is announced', () => {
    for (const id of ['award', 'children', 'media', 'volunteer', 'guide', 'group', 'enquiry'] as const) {
      expect(formAt(id, late, 'ru', last).closed).not.toMatch(/Следующая|\{/)
    }
  })
})

describe('a volunteer is 18 on the first day of the fair', () => {
  const now = new Date('2025-08-20T10:00:00+03:00')
  const birthDateError = (birthDate: string, locale: 'ru' | 'en' = 'ru', edition: Edition = autumn2025) => {
    const form = formAt('volunteer', now.toISOString(), locale, edition)
    const stock = locale === 'ru' ? russian : english
    const { errors } = checkApplication(form, { birthDate }, { stock, now })
    return errors.find(({ field }) => field === 'birthDate')?.message ?? null
  }

  test('whoever turns 18 on 24 September 2025 passes, one day younger fails', () => {
    expect(birthDateError('24.09.2007')).toBeNull()
    expect(birthDateError('25.09.2007')).toBe(
      'К\u00a024\u00a0сентября\u00a02025 вам должно исполниться 18\u00a0лет',
    )
    expect(birthDateError('25.09.2007', 'en')).toBe('You must be 18 by 24\u00a0September\u00a02025')
  })

  test('whoever was born on 29 February turns 18 on 1 March', () => {
    const opensOn = (firstDay: string): Edition => ({ ...autumn2025, firstDay })
    expect(birthDateError('29.02.2008', 'ru', opensOn('2026-02-28'))).not.toBeNull()
    expect(birthDateError('29.02.2008', 'ru', opensOn('2026-03-01'))).toBeNull()
    expect(birthDateError('29.02.2007')).not.toBeNull()
  })
})

function secondBefore(moment: string): string {
  return new Date(new Date(moment).getTime() - 1000).toISOString()
}
