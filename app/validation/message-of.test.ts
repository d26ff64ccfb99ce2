import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { messageOf } from './message-of.ts'

const nbsp = '\u00a0'
const labels = { phone: 'Телефон', opens: 'Открытие' }
const english = { phone: 'Phone', opens: 'Opening' }

/** Rule, arguments, then the sentence beside a field without a label, in both languages. */
const stock: [rule: string, args: unknown[], russian: string, english: string][] = [
  ['required', [], 'Поле обязательно для заполнения.', 'Field is required.'],
  ['no_digits', [], 'Поле не должно содержать цифры', 'The field must not contain numbers'],
  ['accepted', [], 'Поставьте отметку, чтобы продолжить.', 'Please tick the box to continue.'],
  [
    'require_one',
    ['a'],
    'Заполните хотя бы одно из этих полей.',
    'Please fill in at least one of these fields.',
  ],
  ['is', ['a'], 'Поле содержит недопустимое значение.', 'The field has a value that is not allowed.'],
  ['not', ['a'], 'Поле содержит недопустимое значение.', 'The field has a value that is not allowed.'],
  ['matches', ['/a/'], 'Поле заполнено не по образцу.', 'The field does not have the expected form.'],
  ['confirm', [], 'Значения не совпадают.', 'The values do not match.'],
  ['email', [], 'Введите правильный адрес электронной почты.', 'Please enter a valid e-mail address.'],
  [
    'phone',
    [],
    'Введите номер телефона с кодом, например +7 900 000-00-00.',
    'Please enter a phone number with its country code, for example +7 900 000-00-00.',
  ],
  [
    'url',
    [],
    'Введите ссылку целиком, с https:// в начале.',
    'Please enter the whole link, with https:// at the beginning.',
  ],
  ['url', ['ftp:'], 'Введите ссылку целиком.', 'Please enter the whole link.'],
  ['alpha', [], 'Поле должно содержать только буквы.', 'The field must contain letters only.'],
  [
    'alpha',
    ['latin'],
    'Поле должно содержать только латинские буквы.',
    'The field must contain Latin letters only.',
  ],
  [
    'alpha_spaces',
    [],
    'Поле должно содержать только буквы и пробелы.',
    'The field must contain letters and spaces only.',
  ],
  [
    'alphanumeric',
    [],
    'Поле должно содержать только буквы и цифры.',
    'The field must contain letters and digits only.',
  ],
  [
    'contains_alpha',
    ['latin'],
    'Поле должно содержать хотя бы одну латинскую букву.',
    'The field must contain at least one Latin letter.',
  ],
  [
    'contains_alpha_spaces',
    [],
    'Поле должно содержать хотя бы одну букву или пробел.',
    'The field must contain at least one letter or space.',
  ],
  [
    'contains_alphanumeric',
    [],
    'Поле должно содержать хотя бы одну букву или цифру.',
    'The field must contain at least one letter or digit.',
  ],
  [
    'contains_lowercase',
    [],
    'Поле должно содержать хотя бы одну строчную букву.',
    'The field must contain at least one lower-case letter.',
  ],
  [
    'contains_uppercase',
    [],
    'Поле должно содержать хотя бы одну прописную букву.',
    'The field must contain at least one capital letter.',
  ],
  [
    'contains_numeric',
    [],
    'Поле должно содержать хотя бы одну цифру.',
    'The field must contain at least one digit.',
  ],
  [
    'contains_symbol',
    [],
    'Поле должно содержать хотя бы один знак, например ! или #.',
    'The field must contain at least one symbol, for example ! or #.',
  ],
  [
    'lowercase',
    [],
    'Поле должно содержать только строчные буквы.',
    'The field must contain lower-case letters only.',
  ],
  [
    'lowercase',
    ['allow_numeric_dashes'],
    'Поле должно содержать только строчные буквы, цифры и дефисы.',
    'The field must contain lower-case letters, digits and hyphens only.',
  ],
  [
    'uppercase',
    ['allow_non_alpha'],
    'Поле должно содержать только прописные буквы, цифры и знаки.',
    'The field must contain capital letters, digits and symbols only.',
  ],
  [
    'symbol',
    [],
    'Поле должно содержать только знаки, например ! или #.',
    'The field must contain symbols only, for example ! or #.',
  ],
  [
    'starts_with',
    ['a', 'b', 'c'],
    'Поле должно начинаться с «a», «b» или «c».',
    'The field must begin with “a”, “b” or “c”.',
  ],
  [
    'ends_with',
    ['.jpg', '.png'],
    'Поле должно заканчиваться на «.jpg» или «.png».',
    'The field must end with “.jpg” or “.png”.',
  ],
  [
    'length',
    [1],
    'Поле должно содержать не меньше 1 символа.',
    'The field must contain at least 1 character.',
  ],
  [
    'length',
    ['80', '2'],
    'Поле должно содержать от 2 до 80 символов.',
    'The field must contain 2 to 80 characters.',
  ],
  ['length', [1, 1], 'Поле должно содержать ровно 1 символ.', 'The field must contain exactly 1 character.'],
  [
    'length',
    [2, 2],
    'Поле должно содержать ровно 2 символа.',
    'The field must contain exactly 2 characters.',
  ],
  [
    'length',
    [11, 11],
    'Поле должно содержать ровно 11 символов.',
    'The field must contain exactly 11 characters.',
  ],
  [
    'length',
    [0, 21],
    'Поле должно содержать не больше 21 символа.',
    'The field must contain at most 21 characters.',
  ],
  [
    'length',
    [0, 3000],
    'Поле должно содержать не больше 3 000 символов.',
    'The field must contain at most 3,000 characters.',
  ],
  ['number', [], 'В поле должно быть число.', 'The field must be a number.'],
  [
    'between',
    ['12500', 0.5],
    'В поле должно быть число от 0,5 до 12 500.',
    'The field must be a number between 0.5 and 12,500.',
  ],
  ['min', [], 'В поле должно быть число не меньше 1.', 'The field must be a number no less than 1.'],
  ['max', [], 'В поле должно быть число не больше 10.', 'The field must be a number no more than 10.'],
  ['date_after', [], 'Дата должна быть в будущем.', 'The date must be in the future.'],
  [
    'date_after',
    ['2025-09-24'],
    'Дата должна быть позже 24 сентября 2025.',
    'The date must be after 24 September 2025.',
  ],
  ['date_before', [], 'Дата должна быть в прошлом.', 'The date must be in the past.'],
  [
    'date_before',
    [new Date('2025-09-24T23:59:00Z')],
    'Дата должна быть раньше 24 сентября 2025.',
    'The date must be before 24 September 2025.',
  ],
  ['date_after_or_equal', [], 'Дата не должна быть в прошлом.', 'The date must not be in the past.'],
  [
    'date_after_or_equal',
    ['24.09.2025'],
    'Дата должна быть не раньше 24 сентября 2025.',
    'The date must be no earlier than 24 September 2025.',
  ],
  ['date_before_or_equal', [], 'Дата не должна быть в будущем.', 'The date must not be in the future.'],
  [
    'date_before_or_equal',
    ['2025-09-24'],
    'Дата должна быть не позже 24 сентября 2025.',
    'The date must be no later than 24 September 2025.',
  ],
  [
    'date_after_node',
    ['opens'],
    'Проверьте, в том ли порядке стоят даты.',
    'Please check the order of the dates.',
  ],
  [
    'date_before_node',
    ['opens'],
    'Проверьте, в том ли порядке стоят даты.',
    'Please check the order of the dates.',
  ],
  [
    'date_between',
    ['2025-09-27', '2025-09-24'],
    'Дата должна быть не раньше 24 сентября 2025 и не позже 27 сентября 2025.',
    'The date must be no earlier than 24 September 2025 and no later than 27 September 2025.',
  ],
  [
    'date_between',
    ['2025-09-24'],
    'Дата должна быть между сегодняшним днём и 24 сентября 2025.',
    'The date must be between today and 24 September 2025.',
  ],
  ['date_format', ['DD.MM.YY'], 'Укажите дату в виде ДД.ММ.ГГ.', 'Please enter the date as DD.MM.YY.'],
  [
    'real_date',
    [],
    'Укажите существующую дату в виде ДД.ММ.ГГГГ.',
    'Please enter a valid date as DD.MM.YYYY.',
  ],
  [
    'age_at_least',
    ['18', '2025-09-25'],
    'Возраст на 25 сентября 2025 должен быть не меньше 18 лет.',
    'You must be at least 18 years old on 25 September 2025.',
  ],
  ['age_at_least', [21], 'Возраст должен быть не меньше 21 года.', 'You must be at least 21 years old.'],
]
const plain = (text: string) => text.replaceAll(nbsp, ' ')

test.for(stock)('%s %j', ([rule, args, russian, inEnglish]) => {
  expect(plain(messageOf({ rule, args }, { locale: 'ru' }))).toBe(russian)
  expect(plain(messageOf({ rule, args }, { locale: 'en' }))).toBe(inEnglish)
})

test('every rule has its sentence', () => {
  expect(Object.keys(catalogue).filter(name => !stock.some(([rule]) => rule === name))).toEqual([])
})

test('short Russian words and numbers never end a line, but in the two sentences we were given', () => {
  const given = ['required', 'no_digits']
  const sentences = stock
    .filter(([rule]) => !given.includes(rule))
    .map(([rule, args]) => messageOf({ rule, args }, { locale: 'ru' }))
  expect(sentences.filter(text => /(?<!\p{L})\p{L}{1,2} |\d (?:символ|год|лет)/u.test(text))).toEqual([])
})

describe('with labels', () => {
  const say = (rule: string, args: unknown[], name: string, locale: 'ru' | 'en') =>
    plain(messageOf({ rule, args }, { name, locale, labels: locale === 'ru' ? labels : english }))

  test.for([
    ['required', [], 'Поле обязательно для заполнения.', 'Field is required.'],
    ['accepted', [], 'Отметьте пункт «имя».', 'Please tick “name”.'],
    ['alpha', [], 'Поле «имя» должно содержать только буквы.', 'Name must contain letters only.'],
    ['min', [3], 'В поле «имя» должно быть число не меньше 3.', 'Name must be a number no less than 3.'],
    ['confirm', ['phone'], 'Поле «имя» должно совпадать с полем «Телефон».', 'Name must match “Phone”.'],
    [
      'require_one',
      ['phone'],
      'Заполните хотя бы одно из полей: «имя» или «Телефон».',
      'Please fill in at least one of the fields: “name” or “Phone”.',
    ],
    ['date_after', [], 'Дата в поле «имя» должна быть в будущем.', 'Name must be in the future.'],
    [
      'date_before_node',
      ['opens'],
      'Дата в поле «имя» должна быть раньше, чем в поле «Открытие».',
      'Name must be earlier than “Opening”.',
    ],
  ] as const)('%s', ([rule, args, russian, inEnglish]) => {
    expect(say(rule, [...args], 'имя', 'ru')).toBe(russian)
    expect(say(rule, [...args], 'name', 'en')).toBe(inEnglish)
  })

  test('marks inside marks become „лапки“', () => {
    expect(say('alpha', [], 'Галерея «Арка»', 'ru')).toBe(
      'Поле «Галерея „Арка“» должно содержать только буквы.',
    )
  })
})

test('of a list, options are counted', () => {
  const say = (rule: string, args: unknown[], locale: string) =>
    plain(messageOf({ rule, args }, { locale, name: 'Темы', value: ['a'] }))
  expect(say('min', ['2'], 'ru')).toBe('Выберите не меньше 2 вариантов.')
  expect(say('max', [1], 'en')).toBe('Please choose at most 1 option.')
  expect(say('length', [2, 2], 'ru')).toBe('Выберите ровно 2 варианта.')
})

describe('whose sentence', () => {
  const broken = { rule: 'email', args: [] }

  test('the field’s own comes first, as text or made of the facts', () => {
    expect(messageOf(broken, { locale: 'ru', messages: { email: 'Почта?' } })).toBe('Почта?')
    expect(
      messageOf(broken, { locale: 'ru', name: 'Почта', messages: { email: ({ name }) => `${name}?` } }),
    ).toBe('Почта?')
    expect(messageOf(broken, { locale: 'en', messages: { url: 'Link?' } })).toBe(
      'Please enter a valid e-mail address.',
    )
  })

  test('an unknown language or rule has the last resort', () => {
    expect(messageOf(broken, { locale: 'fr' })).toBe('This field is not valid.')
    expect(messageOf(broken, { locale: 'fr', messages: { email: 'Adresse ?' } })).toBe('Adresse ?')
    expect(messageOf({ rule: 'taken', args: [] }, { locale: 'en' })).toBe('This field is not valid.')
    expect(plain(messageOf({ rule: 'taken', args: [] }, { locale: 'ru' }))).toBe('This field is not valid.')
    expect(messageOf({ rule: 'constructor', args: [] }, { locale: 'en' })).toBe('This field is not valid.')
  })
})
