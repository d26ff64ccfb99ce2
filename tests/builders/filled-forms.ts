import type { FieldDescription, FormDescription } from '../../app/applications/description.ts'
import { optionsOf } from '../../app/applications/field-rules.ts'
import { sayer } from '../../app/applications/form-view.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import type { Both } from '../../app/platform/languages.ts'

/** What somebody types into a field, and what of it is kept and delivered. */
export type Answered = { field: FieldDescription; typed: string[]; kept: string }

/** A form as somebody fills it in who has an answer to everything. */
export function answersTo({ fields }: FormDescription, email: string): Answered[] {
  return fields.map(field => {
    if (field.kind === 'email') return answered(field, email)
    if (field.kind === 'select' || field.kind === 'radio') {
      const last = optionsOf(field, autumn2025).at(-1)?.value ?? ''
      return answered(field, last)
    }
    if (field.kind === 'many') {
      const [one, two] = optionsOf(field, autumn2025).map(({ value }) => value)
      const typed = [one, two].filter(value => value !== undefined)
      return { field, typed, kept: typed.join(', ') }
    }
    const [typed, kept = typed] = usual[field.kind] ?? ['Проба']
    return answered(field, typed, field.kind === 'number' ? numberFor(field) : kept)
  })
}

/** Slips that people make, with what is said of each in both languages. */
export function slipsIn(field: FieldDescription): { typed: string; ru: string; en: string }[] {
  const number = said(field.messages?.number)
  if (field.kind === 'number')
    return number
      ? [
          { typed: 'много', ...number },
          { typed: '999999', ...number },
        ]
      : []
  if (field.kind === 'long') {
    const most = field.maxLength ?? 2_000
    return [{ typed: 'ы'.repeat(most + 1), ...tooLong(most) }]
  }
  return slips[field.kind] ?? []
}

function said(message: Both | undefined): Both | undefined {
  return message && { ru: sayer(autumn2025, 'ru')(message), en: sayer(autumn2025, 'en')(message) }
}

const slips: Partial<Record<FieldDescription['kind'], { typed: string; ru: string; en: string }[]>> = {
  name: [
    {
      typed: 'Анна 2',
      ru: 'Поле не должно содержать цифры',
      en: 'The field must not contain numbers',
    },
  ],
  email: [
    {
      typed: 'anna@',
      ru: 'Введите правильный адрес электронной почты.',
      en: 'Please enter a valid e-mail address.',
    },
  ],
  phone: [
    {
      typed: '12-34',
      ru: 'Введите номер телефона с\u00a0кодом, например +7\u00a0900\u00a0000-00-00.',
      en: 'Please enter a phone number with its country code, for example +7 900 000-00-00.',
    },
  ],
  url: [
    {
      typed: 'my page',
      ru: 'Введите ссылку целиком, с\u00a0https:// в\u00a0начале.',
      en: 'Please enter the whole link, with https:// at the beginning.',
    },
  ],
  work: [
    {
      typed: 'тридцать один',
      ru: 'Номер состоит из\u00a0двух чисел с\u00a0точкой, например 31.2.',
      en: 'The number is two figures with a point between them, for example 31.2.',
    },
  ],
  date: [
    {
      typed: '31.02.2000',
      ru: 'Укажите существующую дату в\u00a0виде ДД.ММ.ГГГГ.',
      en: 'Please enter a valid date as DD.MM.YYYY.',
    },
    {
      typed: '25.09.2007',
      ru: 'К\u00a024\u00a0сентября\u00a02025 вам должно исполниться 18\u00a0лет',
      en: 'You must be 18 by 24\u00a0September\u00a02025',
    },
  ],
}

function tooLong(most: number) {
  const grouped = (by: string) => String(most).replace(/(\d)(?=\d{3}$)/, `$1${by}`)
  return {
    ru: `Поле должно содержать не\u00a0больше ${grouped('\u00a0')}\u00a0символов.`,
    en: `The field must contain at most ${grouped(',')} characters.`,
  }
}

const usual: Partial<Record<FieldDescription['kind'], [string, string?]>> = {
  text: ['Дом учёных'],
  name: ['Анна-Мария О’Нил'],
  phone: ['8 916 123-45-67', '+79161234567'],
  url: ['https://portfolio.example/me?x=1'],
  date: ['29.02.2000', '2000-02-29'],
  long: ['Десять лет вожу группы. — «Да»'],
  accept: ['on'],
  work: [
    '№ 31.2',
    '№\u00a031.2. Анна Велигор, «Пять правильных вопросов», 2022. «Бумажный ордер», стенд\u00a0C-07',
  ],
}

function answered(field: FieldDescription, typed: string, kept = typed): Answered {
  if (field.kind === 'number') return { field, typed: [kept], kept }
  return { field, typed: [typed], kept }
}

// In the middle of what its rules allow.
function numberFor({ rules }: FieldDescription): string {
  const text = typeof rules === 'function' ? rules(autumn2025) : (rules ?? '')
  const [, from = 1, to = 9] = /between:(\d+),(\d+)/.exec(text)?.map(Number) ?? []
  return String(Math.round((from + to) / 2))
}
