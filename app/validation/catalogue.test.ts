import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { checkValue } from './check-value.ts'

const now = new Date('2025-08-20T07:00:00Z')
const values = {
  phone: '+7 916 123-45-67',
  blank: ' ',
  unticked: false,
  password: '12',
  password_confirm: 'кисть',
  opens: '2025-09-24',
  closes: 'когда-нибудь',
}
const context = { values, now, field: 'password' }
const nbsp = '\u00a0'
const long = 'я'.repeat(100_000)

/** What passes and what fails each rule; `differs` names where the fair departs from FormKit 1.6. */
type Row = { rules: string; passes: unknown[]; fails: unknown[]; differs?: string }

const table: Row[] = [
  {
    rules: 'accepted',
    passes: ['yes', 'on', '1', 1, true, 'true'],
    fails: ['', undefined, null, false, 'no', 'off', 'Yes', 'TRUE', 0, '0', 2, [], {}, 'да'],
  },
  {
    rules: 'required',
    passes: ['а', '0', 0, Number.NaN, true, [0], [''], { a: 1 }, new Date(0), '🖼', ' а ', '\ud800'],
    fails: ['', ' ', nbsp, '\t\n', '\u2003', '\u200b\u2060\ufeff', '\u00ad', undefined, null, false, [], {}],
    differs: 'blanks and an unticked box are nothing',
  },
  { rules: 'require_one:blank,phone', passes: ['', 'а', undefined], fails: [] },
  {
    rules: 'require_one:blank,unticked,nobody',
    passes: ['а', 0],
    fails: ['', ' ', false, null],
    differs: 'a blank neighbour and an unticked box are nothing',
  },
  {
    rules: 'alpha',
    passes: ['Анна', 'ёЁ', 'abc', 'Ñandú', '絵', 'и\u0306', long],
    fails: ['Анна Мария', 'Анна-Мария', "O'Neil", 'a1', '🖼', 5, ['abc'], { a: 1 }, `${long}1`, '\ud800'],
    differs: 'a letter may come with its marks apart; lists and objects are no text',
  },
  { rules: 'alpha:latin', passes: ['abcXYZ'], fails: ['Анна', 'é', 'a b', '\u212a', 'ſ'] },
  {
    rules: 'alpha_spaces',
    passes: ['Анна Мария', 'a b'],
    fails: ['Анна-Мария', "O'Neil", 'a.b', '1 2', 'a\tb', 'a\nb', `Анна${nbsp}Мария`],
  },
  { rules: 'alpha_spaces:latin', passes: ['Anna Maria'], fails: ['Анна Maria', 'Anna\tMaria'] },
  { rules: 'alphanumeric', passes: ['а1', '2025', 7, 'ё7'], fails: ['a 1', 'a-1', '٣', '½', '🖼'] },
  { rules: 'alphanumeric:latin', passes: ['a1'], fails: ['а1'] },
  { rules: 'contains_alpha', passes: ['1ё', '—a—'], fails: ['123', '🖼', '-'] },
  { rules: 'contains_alpha:latin', passes: ['ёa'], fails: ['ё1'] },
  { rules: 'contains_alpha_spaces', passes: ['1 2', '1ё'], fails: ['12', '—', '1\t2'] },
  { rules: 'contains_alpha_spaces:latin', passes: ['ё a', 'ё ё'], fails: ['ёё'] },
  { rules: 'contains_alphanumeric', passes: ['-1', '-ё'], fails: ['---', '🖼'] },
  { rules: 'contains_alphanumeric:latin', passes: ['ё1'], fails: ['ё'] },
  { rules: 'contains_lowercase', passes: ['АННа', 'ё'], fails: ['АННА', '123', '絵'] },
  { rules: 'contains_lowercase:latin', passes: ['Аz'], fails: ['аZ'] },
  { rules: 'contains_uppercase', passes: ['аннА', 'Ё'], fails: ['анна', '123'] },
  { rules: 'contains_uppercase:latin', passes: ['аZ'], fails: ['Аz'] },
  { rules: 'contains_numeric', passes: ['a1', 0], fails: ['a', '½', '٣'] },
  {
    rules: 'contains_symbol',
    passes: ['a!', 'а_', 'a`', '~', 'a/b', 'a\\b', 'a]'],
    fails: ['№', '€', 'a b', '—'],
  },
  { rules: 'symbol', passes: ['!-/', '[]{}~`'], fails: ['!a', '№', '! !'] },
  { rules: 'lowercase', passes: ['ёж', 'abc'], fails: ['Ёж', 'a1', 'a b', 'a-b'] },
  { rules: 'lowercase:allow_numeric', passes: ['a1'], fails: ['A1', 'a-1'] },
  { rules: 'lowercase:allow_numeric_dashes', passes: ['a-1'], fails: ['a_1', 'A-1'] },
  { rules: 'lowercase:allow_non_alpha', passes: ['a-1_!'], fails: ['A!', 'a b', '№'] },
  { rules: 'lowercase:latin', passes: ['abc'], fails: ['ёж', 'Abc'] },
  { rules: 'uppercase', passes: ['ЁЖ', 'ABC'], fails: ['Ёж', 'A1'] },
  { rules: 'uppercase:allow_numeric', passes: ['A1'], fails: ['a1'] },
  { rules: 'uppercase:allow_numeric_dashes', passes: ['A-1'], fails: ['A_1'] },
  { rules: 'uppercase:allow_non_alpha', passes: ['A!'], fails: ['a!'] },
  { rules: 'uppercase:latin', passes: ['ABC'], fails: ['ЁЖ'] },
  {
    rules: 'no_digits',
    passes: ['Анна-Мария', 'O’Neil', "O'Neil", 'Л. Овсяник', 'ёж', 'и\u0306', '絵', 'Ⅳ', long],
    fails: ['Анна2', '2', '٣', '９', 5, ['а'], { a: 1 }, `${long}1`],
    differs: 'a rule of the fair’s own',
  },
  {
    rules: 'email',
    passes: [
      'anna@example.ru',
      'ANNA@EXAMPLE.RU',
      'a+b@c.dd',
      "o'neil@c.dd",
      'анна@почта.рф',
      'a@-c.dd',
      'a@b.123',
      `${'a'.repeat(249)}@b.cc`,
    ],
    fails: [
      ' a@b.cc',
      'a@b.cc ',
      'a..b@c.dd',
      '.a@c.dd',
      'a@b.c',
      'a@b',
      'a@[127.0.0.1]',
      'a@b@c.dd',
      'a b@c.dd',
      '"a b"@c.dd',
      '"x",one@a.example,two@b.example,"y"@k.example',
      'a@b.cc,c@d.ee',
      'a@b.cc;c@d.ee',
      'Anna <a@b.cc>',
      'a\\@b.cc',
      'a@b.cc\u0000',
      'a\u0000b@c.dd',
      'a\u007fb@c.dd',
      'a\r\nBcc: c@d.ee@b.cc',
      'a\u200bb@c.dd',
      'a\u202eb@c.dd',
      // The Kelvin sign, the long s, the fullwidth letter and comma: look or fold like others, and are not them.
      '\u212aate@b.cc',
      'clau\u017fe@b.cc',
      'ａnna@b.cc',
      'a，c@d.ee',
      '@c.dd',
      'a@.dd',
      5,
      ['a@b.cc'],
      `${'a'.repeat(250)}@b.cc`,
      `${'a.'.repeat(50_000)}@`,
    ],
    differs:
      'one mailbox: nothing quoted, nothing invisible, no letter that folds to another, at most 254 characters',
  },
  {
    rules: 'phone',
    passes: ['8 (916) 123-45-67', '9161234567', 79161234567, '+44 20 7946 0958', '0044 20 7946 0958'],
    fails: [
      '123',
      '+7 916 123-45-6',
      'позвоните мне',
      '+0 916 123 45 67 89',
      long,
      '8 916 123-45-67 доб. 2',
      { a: 1 },
    ],
    differs: 'a rule of the fair’s own',
  },
  {
    rules: 'url',
    passes: [
      'https://a.b',
      'http://a.b/c d?e#ё',
      'HTTPS://A.B',
      'http:a',
      ' https://a.b ',
      'https://портик.рф/',
      'https://user:word@a.b:8080/',
      'http://[::1]:80/',
      `https://a.b/${long}`,
    ],
    fails: [
      't.me/x',
      'www.a.b',
      'ftp://a.b',
      'javascript:alert(1)',
      'mailto:a@b.cc',
      '//a.b',
      'https://',
      'https:///?a',
      'https://a b',
      'https://a.b:99999/',
      'https://a.b:порт/',
      'https://[а]/',
      'https://user@/',
      'https://\ud800.b',
      `https:${'/'.repeat(100_000)}`,
      5,
    ],
    differs: 'read by hand, for engines disagree on odd hosts',
  },
  { rules: 'url:ftp:,tg:', passes: ['ftp://a.b', 'tg://resolve'], fails: ['https://a.b'] },
  {
    rules: 'length:2,4',
    passes: ['аб', 'абвг', 'ёё', '🖼', '🖼🖼', [1, 2], { a: 1, b: 2 }, 'a ', 'и\u0306'],
    fails: ['а', 'абвгд', '🖼🖼🖼', [1], { a: 1 }, 12, true, new Date(0)],
  },
  { rules: 'length:4,2', passes: ['аб', 'абвг'], fails: ['а', 'абвгд'] },
  { rules: 'length:2', passes: ['аб', long], fails: ['а'] },
  { rules: 'length', passes: ['а'], fails: [5] },
  { rules: 'length:many', passes: [], fails: ['аб'] },
  { rules: '+length:1', passes: ['а', ' '], fails: ['', undefined] },
  { rules: 'starts_with:ab,ё', passes: ['abc', 'ёж'], fails: ['Abc', 'cab', 5, ['ab']] },
  { rules: 'starts_with', passes: ['a'], fails: [5] },
  { rules: 'ends_with:.jpg,.png', passes: ['a.jpg', '.png'], fails: ['a.JPG', '.jpg ', 5] },
  { rules: 'ends_with', passes: ['a'], fails: [5] },

  {
    rules: 'number',
    passes: ['5', '-1.5', '1e3', '0x10', true, false, ' 7 ', 7, new Date(0), 7n],
    fails: ['1,5', 'five', '5 ₽', Number.NaN, [5], { a: 1 }, '1 000', new Date('no')],
    differs: 'lists and objects are no number',
  },
  { rules: '+number', passes: ['', ' '], fails: [undefined] },
  {
    rules: 'between:1,10',
    passes: [1, '10', 5.5, '1e1'],
    fails: [0.99, '10.01', 'пять', '1,5', Number.NaN, [5]],
  },
  { rules: 'between:10,1', passes: [1, 10], fails: [0, 11] },
  { rules: 'between:-1,a', passes: [], fails: [0] },
  { rules: '+between:0,1', passes: [''], fails: [undefined] },
  { rules: 'min:3', passes: [3, '3', 3.5, [1, 2, 3]], fails: [2.99, 'абв', '1,5', [1, 2], { a: 1 }] },
  { rules: 'min', passes: [1, ['а']], fails: [0] },
  { rules: 'max:3', passes: [3, '-1', [1, 2, 3]], fails: [3.01, 'а', [1, 2, 3, 4]] },
  { rules: 'max', passes: [10], fails: [11] },

  { rules: 'is:5,ж', passes: [5, '5', '5 '.trim(), 'ж'], fails: ['Ж', 6, '05', ['5']] },
  { rules: 'is', passes: [], fails: ['a'] },
  { rules: 'not:5,ж', passes: [5, 'Ж', ['5']], fails: ['5', 'ж'] },
  { rules: 'matches:/^[0-9]{3}$/,ж', passes: ['123', 123, 'ж'], fails: ['1234', 'жж', ['ж']] },
  { rules: 'matches:/Ё/', passes: ['ЁЖ'], fails: ['ёж'] },
  { rules: 'confirm', passes: ['кисть'], fails: ['Кисть', 'кист', ['кисть']] },
  { rules: 'confirm:password', passes: ['12', 12], fails: ['012'] },
  { rules: 'confirm:password,strict', passes: ['12'], fails: [12] },
  { rules: 'confirm:nobody', passes: [], fails: ['a'] },

  {
    rules: 'date_after:2025-09-24',
    passes: ['2025-09-25', '25.09.2025', '2025-09-24T00:00:01Z', new Date('2025-09-24T00:00:00.001Z')],
    fails: [
      '2025-09-24',
      '24.09.2025',
      '2025-09-24T02:00+03:00',
      '2025-09-23',
      'завтра',
      '2026-02-30',
      '31.02.2026',
      '2026-13-01',
      '2026-01-01T24:00Z',
      '2026-01-01T10:00Z и ещё',
      true,
      ['2026-01-01'],
    ],
    differs: 'typed days are read, days that do not exist are none; a time without a zone is UTC',
  },
  { rules: 'date_after:2025-09-24T10:00', passes: ['2025-09-24T10:00:01'], fails: ['2025-09-24T10:00'] },
  {
    rules: 'date_after',
    passes: ['2025-08-21', '2025-08-20T07:00:00.001Z'],
    fails: ['2025-08-20', '2025-08-20T07:00:00Z', now],
  },
  { rules: 'date_before:2025-09-24', passes: ['2025-09-23', 0], fails: ['2025-09-24', '2025-09-25', 'а'] },
  { rules: 'date_before', passes: ['2025-08-20'], fails: [now, '2025-08-21'] },
  { rules: 'date_after_or_equal:2025-09-24', passes: ['2025-09-24', '2025-09-25'], fails: ['2025-09-23'] },
  { rules: 'date_after_or_equal', passes: [now], fails: ['2025-08-20'] },
  { rules: 'date_before_or_equal:2025-09-24', passes: ['2025-09-24', '2025-09-23'], fails: ['2025-09-25'] },
  { rules: 'date_before_or_equal', passes: [now], fails: ['2025-08-21'] },
  { rules: 'date_after_node:opens', passes: ['2025-09-25'], fails: ['2025-09-24', 'скоро'] },
  { rules: 'date_after_node:closes', passes: ['2025-09-25', 'скоро'], fails: [] },
  { rules: 'date_before_node:opens', passes: ['2025-09-23'], fails: ['2025-09-24', 'скоро'] },
  { rules: 'date_before_node:nobody', passes: ['2025-09-25'], fails: [] },
  {
    rules: 'date_between:2025-09-24,2025-09-27',
    passes: ['2025-09-24', '25.09.2025', '2025-09-27'],
    fails: ['2025-09-23', '2025-09-27T00:00:01Z', 'а'],
  },
  {
    rules: 'date_between:2025-09-27,2025-09-24',
    passes: ['2025-09-25'],
    fails: ['2025-09-28'],
    differs: 'bounds in any order',
  },
  {
    rules: 'date_between:1970-01-01,2000-01-01',
    passes: ['1970-01-01', '1999-12-31', 0],
    fails: ['1969-12-31'],
    differs: 'the first of January 1970 is a day like others',
  },
  { rules: 'date_between:2025-09-24', passes: [now, '2025-09-24'], fails: ['2025-08-20', '2025-09-25'] },
  {
    rules: 'date_format:DD.MM.YYYY',
    passes: ['24.09.2025', '31.02.2025', '00.01.2025'],
    fails: [
      '24-09-2025',
      '24.13.2025',
      '24.9.2025',
      '24.09.25',
      '32.01.2025',
      '24x09x2025',
      ' 24.09.2025',
      24,
    ],
  },
  { rules: 'date_format:M/D/YY', passes: ['9/24/25', '12/1/25'], fails: ['09/24/25', '13/1/25', '9/32/25'] },
  { rules: 'date_format', passes: ['2025-09-24', '24.09.2025'], fails: ['а', '2025-02-30'] },
  {
    rules: 'real_date',
    passes: ['24.09.2025', '1.9.2025', '2025-09-24', '29.02.2024', '29.02.2000', ' 24.09.2025 '],
    fails: ['31.02.2025', '29.02.2025', '29.02.1900', '00.01.2025', '31.04.2025', '24.09.25', 'вчера', 5],
    differs: 'a rule of the fair’s own',
  },
  {
    rules: 'age_at_least:18,2025-09-25',
    passes: ['2007-09-25', '25.09.2007', '1950-01-01'],
    fails: ['2007-09-26', '26.09.2007', '2030-01-01', '31.02.1990', 'взрослый', true],
    differs: 'a rule of the fair’s own',
  },
  { rules: 'age_at_least:18,2026-02-28', passes: ['2008-02-28'], fails: ['29.02.2008'] },
  { rules: 'age_at_least:18,2026-03-01', passes: ['29.02.2008'], fails: ['2008-03-02'] },
  { rules: 'age_at_least:18', passes: ['20.08.2007'], fails: ['21.08.2007'] },
]

describe.for(table)('$rules', ({ rules, passes, fails }) => {
  test('passes and fails what the table says', () => {
    const judged = (value: unknown) => checkValue(value, rules, context).length === 0
    expect(passes.filter(value => !judged(value))).toEqual([])
    expect(fails.filter(judged)).toEqual([])
  })
})

test('every rule is in the table', () => {
  const tested = table.map(({ rules }) => rules.replace(/^\+|:.*$/gs, ''))
  expect(Object.keys(catalogue).filter(name => !tested.includes(name))).toEqual([])
})

test('every rule but three has nothing to say of an empty value', () => {
  const speaking = Object.keys(catalogue).filter(name =>
    ['', ' ', null, undefined, [], {}].some(value => checkValue(value, name, context).length > 0),
  )
  expect(speaking.sort()).toEqual(['accepted', 'require_one', 'required'])
})

test('no value makes a rule throw', () => {
  const odd = [Object.create(null), Symbol('a'), () => 1, 1n, new Map(), /a/, [[]], '\udc00', new Date('no')]
  for (const name of Object.keys(catalogue)) {
    for (const value of odd) expect(() => checkValue(value, `+${name}:a,b`, context)).not.toThrow()
  }
})

// Linear work on such a text is over in no time; quadratic work takes minutes and outlasts the test.
test('a text of 400,000 characters, made to mislead, is judged by every rule', () => {
  const misleading = [
    'a',
    'a@',
    'a.',
    '.',
    ' ',
    '"',
    '"@',
    '1',
    '-',
    '/',
    'http://',
    '@',
    '(0)',
    '\u200b',
    'ё ',
    '1.',
  ]
  const texts = misleading.flatMap(part => {
    const text = part.repeat(Math.ceil(400_000 / part.length))
    return [text, `${text}!`, `https://${text}`, `a@${text}\n`, `2025-09-24T${text}`]
  })
  for (const name of Object.keys(catalogue)) {
    for (const text of texts) expect(typeof checkValue(text, `+${name}`, context).length).toBe('number')
  }
})

describe('arguments with a type', () => {
  const breaks = (value: unknown, rule: readonly [string, ...unknown[]]) =>
    checkValue(value, [rule], context).length > 0

  test('not compares strictly, objects by content', () => {
    expect(breaks({ a: [1, { b: 2 }] }, ['not', { a: [1, { b: 2 }] }])).toBe(true)
    expect(breaks({ a: [1] }, ['not', { a: [1, 2] }])).toBe(false)
    expect(breaks(5, ['not', 5])).toBe(true)
    expect(breaks('5', ['not', 5])).toBe(false)
    expect(breaks([1], ['not', { 0: 1 }])).toBe(false)
    expect(breaks({ a: undefined }, ['not', { b: undefined }])).toBe(false)
  })

  test('is compares objects and dates by content', () => {
    expect(breaks({ a: 1 }, ['is', { a: 1 }])).toBe(false)
    expect(breaks(new Date(5), ['is', new Date(5)])).toBe(false)
    expect(breaks(new Date(5), ['is', new Date(6)])).toBe(true)
    expect(breaks(new Date(5), ['is', {}])).toBe(true)
    expect(breaks({ a: 1 }, ['is', '[object Object]'])).toBe(true)
  })

  test('a pattern with flags keeps them, and nothing is remembered from the value before', () => {
    const pattern = /^ё+$/gi
    expect([breaks('ЁЁ', ['matches', pattern]), breaks('ЁЁ', ['matches', pattern])]).toEqual([false, false])
    expect(pattern.lastIndex).toBe(0)
    expect(breaks('a|b,c', ['matches', /^a\|b,c$/])).toBe(false)
  })

  test('a moment is taken as it is', () => {
    expect(breaks('2025-09-24', ['date_after', new Date('2025-09-23T23:59:59Z')])).toBe(false)
    expect(breaks('2025-09-24', ['date_after', new Date('2025-09-24T00:00:00Z')])).toBe(true)
  })
})

test('either of two twins may carry the rule', () => {
  const judge = (field: string, value: string) =>
    checkValue(value, 'confirm', { now, field, values: { email: 'a@b.cc', email_confirm: 'a@b.cc' } })
  expect(judge('email_confirm', 'a@b.cc')).toEqual([])
  expect(judge('email', 'a@b.cc')).toEqual([])
  expect(judge('email_confirm', 'a@b.cd')).toHaveLength(1)
})
