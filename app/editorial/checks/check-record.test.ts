import { describe, expect, test } from 'vitest'
import { autumn2025 } from '../../editions/edition.ts'
import type { LinkState } from '../addresses/judge-path.ts'
import type { CheckedField, CheckInput } from './check-input.ts'
import { checkRecord, linksOf } from './check-record.ts'
import type { CheckName, Finding } from './findings.ts'

const label = { ru: 'Поле', en: 'Field' }
const fields: CheckedField[] = [
  { path: 'title', type: 'heading', level: 1, label },
  { path: 'lead', type: 'text', label },
  { path: 'description', type: 'description', label },
  { path: 'blocks/*/title', type: 'heading', level: 2, label },
  { path: 'blocks/*/note', type: 'heading', level: 4, label },
  { path: 'blocks/*/text', type: 'text', label },
  { path: 'blocks/*/paragraphs', type: 'paragraphs', label },
  { path: 'blocks/*/link', type: 'link', label },
]
const right = {
  key: 'about',
  title: { ru: 'О\u00a0ярмарке', en: 'About' },
  description: {
    ru: 'О\u00a0ярмарке «Портик»: что мы\u00a0называем академическим искусством и\u00a0как устроены шесть разделов.',
    en: 'About the Portico fair: what we call academic art, and how its six sections are laid out.',
  },
  blocks: [{ id: 'k3f9', title: { ru: 'Четыре дня', en: 'Four days' } }],
}

const stands: Record<string, LinkState> = {
  '/tickets/': { state: 'living' },
  '/award/jury/': { state: 'living' },
  '/map/': { state: 'moved', to: '/navigator/map/' },
  '/office/people/': { state: 'ours' },
}

function check(record: unknown, more: Partial<CheckInput> = {}): Finding[] {
  return checkRecord({
    record,
    fields,
    linkTo: path => stands[path] ?? { state: 'none' },
    edition: autumn2025,
    asOf: new Date('2025-09-10T12:00:00+03:00'),
    ...more,
  })
}

/** What one check has to say of a block, besides that all is well. */
function found(name: CheckName, block: Record<string, unknown>, more: Partial<CheckInput> = {}) {
  return check({ ...right, blocks: [{ id: 'k3f9', ...block }] }, more)
    .filter(finding => finding.check === name && finding.severity !== 'fine')
    .map(({ check: _check, ...finding }) => finding)
}

test('of a page that is right everything is fine', () => {
  expect(check(right).map(({ severity, check: name, language }) => [severity, name, language])).toEqual([
    ['fine', 'translation', undefined],
    ['fine', 'description', 'ru'],
    ['fine', 'description', 'en'],
    ['fine', 'headings', undefined],
    ['fine', 'promises', undefined],
    ['fine', 'typography', undefined],
  ])
})

test('what is to be fixed comes first, then what is to be decided', () => {
  const findings = check({ ...right, lead: { ru: 'Сказано "так"', en: '' } })
  expect(findings.map(({ severity }) => severity).filter((one, at, all) => one !== all[at - 1])).toEqual([
    'fix',
    'decide',
    'fine',
  ])
})

test('what no field describes is left alone', () => {
  expect(check({ ...right, secret: { ru: '"так" {nobody}', en: '' } })).toEqual(check(right))
})

describe('translation', () => {
  const long = 'Four days of academic art at the Old Manège Court'

  test('one language is empty, or blank', () => {
    const empty = { severity: 'fix', path: 'blocks/k3f9/text', language: 'en', detail: { reason: 'empty' } }
    expect(found('translation', { text: { ru: 'Да', en: '' } })).toEqual([empty])
    expect(found('translation', { text: { ru: 'Да', en: ' \u00a0' } })).toEqual([empty])
    expect(found('translation', { text: { ru: 'Да' } })).toEqual([empty])
    expect(found('translation', { paragraphs: { ru: [], en: ['Yes'] } })).toEqual([
      { ...empty, path: 'blocks/k3f9/paragraphs', language: 'ru' },
    ])
    expect(found('translation', { text: { ru: '', en: '' } })).toEqual([])
  })

  test('a long text that is the same in both; a name may be', () => {
    expect(found('translation', { text: { ru: long, en: long } })).toEqual([
      {
        severity: 'decide',
        path: 'blocks/k3f9/text',
        language: 'en',
        detail: { reason: 'identical', paragraph: 1 },
      },
    ])
    expect(found('translation', { text: { ru: 'VIP', en: 'VIP' } })).toEqual([])
    expect(found('translation', { text: { ru: '{fairDates}', en: '{fairDates}' } })).toEqual([])
  })

  test('Russian words in an English text; paragraphs that are not equally many', () => {
    expect(
      found('translation', { text: { ru: 'Вход свободный', en: 'Entry свободный' } })[0]?.detail,
    ).toEqual({
      reason: 'script',
    })
    expect(found('translation', { paragraphs: { ru: ['Да', 'Нет'], en: ['Yes'] } })[0]?.detail).toEqual({
      reason: 'paragraphs',
      count: 1,
      wanted: 2,
    })
  })

  test('a page in one language needs no other', () => {
    expect(found('translation', { text: { ru: 'Да', en: '' } }, { languages: ['ru'] })).toEqual([])
    expect(found('typography', { text: { ru: 'Да', en: '"no"' } }, { languages: ['ru'] })).toEqual([])
  })
})

test('a translation that is older than its original is to be decided on', () => {
  const stale = [{ path: 'blocks/k3f9/text', language: 'en' as const, paragraphs: 2 }]
  const older = {
    severity: 'decide',
    path: 'blocks/k3f9/text',
    language: 'en',
    detail: { reason: 'older', count: 2 },
  }
  expect(found('stale', {}, { stale })).toEqual([older])
  expect(found('stale', {}, { stale, languages: ['ru'] })).toEqual([])
})

describe('description', () => {
  const described = (ru: string) =>
    check({ ...right, description: { ru, en: right.description.en } }).find(
      finding => finding.check === 'description' && finding.language === 'ru',
    )

  test.each([
    ['', 'fix', 'empty', 0],
    ['а'.repeat(49), 'decide', 'short', 49],
    ['а'.repeat(50), 'fine', 'fine', 50],
    ['а'.repeat(160), 'fine', 'fine', 160],
    ['а'.repeat(161), 'decide', 'long', 161],
  ])('%#', (text, severity, reason, count) => {
    expect(described(text)).toMatchObject({ severity, path: 'description', detail: { reason, count } })
  })

  test('is measured as it is read', () => {
    const text = `${'а'.repeat(44)}[[before closing: {fairDatesShort} || ]]`
    expect(described(text)?.detail.count).toBe(44 + '24–27 сентября'.length)
  })
})

test('rights that have ended are to be fixed; those that end within a month, decided on', () => {
  const pictures = ['2025-08-19', '2025-08-20', '2025-09-19', '2025-09-20', null].map((rightsUntil, at) => ({
    path: `blocks/${at}/picture`,
    alt: { ru: 'Да', en: 'Yes' },
    rightsUntil,
  }))
  const asOf = new Date('2025-08-20T10:00:00+03:00')
  expect(found('rights', {}, { pictures, asOf }).map(({ path, severity }) => [path, severity])).toEqual([
    ['blocks/0/picture', 'fix'],
    ['blocks/1/picture', 'decide'],
    ['blocks/2/picture', 'decide'],
  ])
})

test('a picture is described in every language, unless it says nothing', () => {
  const missing = (path: string, language: string) => ({
    severity: 'fix',
    path,
    language,
    detail: { reason: 'missing' },
  })
  const pictures = [
    { path: 'blocks/a/picture', alt: { ru: 'Аркада', en: '' } },
    { path: 'blocks/b/picture', alt: {} },
    { path: 'blocks/c/picture', alt: {}, isDecorative: true },
  ]
  expect(found('alt', {}, { pictures })).toEqual([
    missing('blocks/a/picture', 'en'),
    missing('blocks/b/picture', 'ru'),
    missing('blocks/b/picture', 'en'),
  ])
  expect(found('alt', {}, { pictures, languages: ['ru'] })).toEqual([missing('blocks/b/picture', 'ru')])
})

describe('headings', () => {
  test('a level that is left out', () => {
    const block = { title: { ru: 'Да', en: 'Yes' }, note: { ru: 'Да', en: 'Yes' } }
    expect(found('headings', block)).toEqual([
      { severity: 'fix', path: 'blocks/k3f9/note', detail: { reason: 'skipped', level: 4, before: 2 } },
    ])
    expect(found('headings', { ...block, note: { ru: '', en: '' } })).toEqual([])
  })

  test('a second title; the order that is given counts', () => {
    const headings = [1, 2, 3, 2, 1].map((level, at) => ({ path: `h/${at}`, level }))
    expect(found('headings', {}, { headings })).toEqual([
      { severity: 'fix', path: 'h/4', detail: { reason: 'second' } },
    ])
    expect(found('headings', {}, { headings: [{ path: 'h', level: 2 }] })).toEqual([])
  })
})

describe('links', () => {
  test.each([
    '/tickets/',
    '/en/award/jury/#rules',
    '/tickets/?day=2',
    'https://a.example/x',
    'mailto:a@b.example',
    '#top',
  ])('%s leads somewhere', to => {
    expect(found('links', { to })).toEqual([])
  })

  test.each(['/ticket/', '/en/nowhere/', 'tickets', '/tickets'])('%s leads nowhere', to => {
    expect(found('links', { items: [{ to }] })).toEqual([
      { severity: 'fix', path: 'blocks/k3f9/items/0/to', detail: { reason: 'broken', to } },
    ])
  })

  test('in a text and in a field that is a link', () => {
    const text = {
      ru: 'Билеты на\u00a0/tickets/ и\u00a0/gone/.',
      en: 'Tickets: https://a.example/gone/, 24/7',
    }
    expect(found('links', { text })).toEqual([
      {
        severity: 'fix',
        path: 'blocks/k3f9/text',
        language: 'ru',
        detail: { reason: 'broken', to: '/gone/' },
      },
    ])
    expect(found('links', { link: { ru: '/tickets/', en: '/old/' } })).toEqual([
      {
        severity: 'fix',
        path: 'blocks/k3f9/link',
        language: 'en',
        detail: { reason: 'broken', to: '/old/' },
      },
    ])
    expect(found('links', { to: '' })).toMatchObject([{ detail: { reason: 'empty' } }])
  })

  test('to an address that leads on somebody has to want it; to what is not for visitors nobody may', () => {
    const path = 'blocks/k3f9/to'
    expect(found('links', { to: '/en/map/?hall=1' })).toEqual([
      {
        severity: 'decide',
        path,
        detail: { reason: 'moved', to: '/en/map/?hall=1', now: '/navigator/map/' },
      },
    ])
    expect(found('links', { to: '/office/people/' })).toEqual([
      { severity: 'fix', path, detail: { reason: 'ours', to: '/office/people/' } },
    ])
  })

  test('what a record leads to is asked for once', () => {
    const record = {
      to: '/tickets/?day=2',
      lead: { ru: 'Билеты: /tickets/, /map/', en: '/en/tickets/#now' },
      website: { to: 'https://a.example/' },
    }
    expect(linksOf({ record, fields })).toEqual(['/tickets/', '/map/'])
    expect(linksOf({ record, fields, languages: ['en'] })).toEqual(['/tickets/'])
  })

  test('that all live are counted', () => {
    const findings = check({ ...right, to: '/tickets/', of: { to: '/award/jury/' } })
    expect(findings.find(finding => finding.check === 'links')?.detail).toEqual({ reason: 'fine', count: 2 })
  })
})

test('words that nobody knows are named, once each, for the language they are in; without a dictionary nobody looks', () => {
  const isKnownWord = (word: string) => !['искуство', 'галлерея', 'recieve'].includes(word)
  const paragraphs = {
    ru: ['Академическое искуство, галлерея и снова искуство.', 'Галлерея работает каждый день ярмарки.'],
    en: ['You recieve a ticket.', 'The gallery is open.'],
  }
  expect(found('spelling', { paragraphs }, { isKnownWord })).toEqual([
    {
      severity: 'decide',
      path: 'blocks/k3f9/paragraphs',
      language: 'ru',
      detail: { reason: 'unknown', words: 'искуство, галлерея', count: 2 },
    },
    {
      severity: 'decide',
      path: 'blocks/k3f9/paragraphs',
      language: 'en',
      detail: { reason: 'unknown', words: 'recieve', count: 1 },
    },
  ])
  expect(found('spelling', { paragraphs })).toEqual([])
})

test('typography: what the typographer would set, with the place', () => {
  expect(found('typography', { paragraphs: { ru: ['Да', 'Зал "Купол" - там'], en: ['Yes', 'No'] } })).toEqual(
    [
      {
        severity: 'decide',
        path: 'blocks/k3f9/paragraphs',
        language: 'ru',
        detail: { reason: 'unset', count: 3, around: 'Зал "Купол" - там', rule: 'quotes', paragraph: 2 },
      },
    ],
  )
})

test.each([
  [8.14, 'fine', 'fine', 8.1, ''],
  [3, 'fine', 'fine', 3, ''],
  [2.99, 'decide', 'low', 2.9, 'cover'],
])('a contrast of %s is %s', (contrast, severity, reason, ratio, path) => {
  const pictures = [
    { path: 'cover', alt: { ru: 'Да', en: 'Yes' }, contrast },
    { path: 'other', alt: { ru: 'Да', en: 'Yes' }, contrast: 9.2 },
    { path: 'unread', alt: { ru: 'Да', en: 'Yes' } },
  ]
  expect(check(right, { pictures }).filter(finding => finding.check === 'contrast')).toEqual([
    { severity, check: 'contrast', path, detail: { reason, ratio, least: 3 } },
  ])
})
