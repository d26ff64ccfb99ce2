import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldSchema, formSchema } from './as-zod.ts'
import { normalPhone } from './phone.ts'

const now = new Date('2025-08-20T07:00:00Z')
const messagesOf = (answer: z.ZodSafeParseResult<unknown>) =>
  answer.error?.issues.map(({ message }) => message)

test('a field answers with our sentences', () => {
  const email = fieldSchema('required|email', { locale: 'ru', now })
  expect(messagesOf(email.safeParse(undefined))).toEqual(['Поле обязательно для заполнения.'])
  expect(messagesOf(email.safeParse('anna'))).toEqual(['Введите правильный адрес электронной почты.'])
  expect(email.safeParse('anna@example.ru').data).toBe('anna@example.ru')
})

test('whether a field left out of an object is missed, our rules say', () => {
  const form = z.object({
    email: fieldSchema('required|email', { locale: 'en', now }),
    phone: fieldSchema('required|phone', { locale: 'en', now }).pipe(z.string()),
    link: fieldSchema('url', { locale: 'en', now }),
  })
  const { error } = form.safeParse({})
  expect(error?.issues.map(({ path, message }) => ({ path, message }))).toEqual([
    { path: ['email'], message: 'Field is required.' },
    { path: ['phone'], message: 'Field is required.' },
  ])
})

test('what follows in a pipe is not asked about a value that has failed', () => {
  const phone = fieldSchema('required|phone', { locale: 'en', now }).pipe(z.string()).transform(normalPhone)
  expect(phone.parse('8 (916) 123-45-67')).toBe('+79161234567')
  expect(messagesOf(phone.safeParse(null))).toEqual(['Field is required.'])
})

test('a rule that does not block is no issue', () => {
  expect(fieldSchema('?email', { locale: 'en', now }).safeParse('anna').success).toBe(true)
})

test('a misspelt rule is refused when the schema is made', () => {
  expect(() => fieldSchema('emial', { locale: 'en', now })).toThrow('There is no rule')
  expect(() => formSchema({ email: { rules: 'emial' } }, { locale: 'en', now })).toThrow('There is no rule')
})

test('in a form the rules see the neighbours and name them', () => {
  const form = formSchema(
    {
      from: { name: 'Начало', rules: 'required|real_date' },
      to: { name: 'Конец', rules: 'required|date_after_node:from' },
      tags: { rules: 'max:1' },
      note: { rules: 'length:0,3', messages: { length: 'Короче, пожалуйста.' } },
    },
    { locale: 'ru', now },
  )
  const { error } = form.safeParse({ from: '24.09.2025', to: '2025-09-24', tags: ['a', 'b'], note: 'долго' })
  expect(error?.issues.map(({ path, message }) => ({ path, message }))).toEqual([
    { path: ['to'], message: 'Дата в\u00a0поле «Конец» должна быть позже, чем в\u00a0поле «Начало».' },
    { path: ['tags'], message: 'Выберите не\u00a0больше 1\u00a0варианта.' },
    { path: ['note'], message: 'Короче, пожалуйста.' },
  ])
  expect(form.parse({ from: '24.09.2025', to: '2025-09-25', odd: 1 })).toEqual({
    from: '24.09.2025',
    to: '2025-09-25',
  })
})
