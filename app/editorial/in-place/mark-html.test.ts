import { describe, expect, test } from 'vitest'
import type { Field } from '../fields.ts'
import type { JsonObject } from '../record.ts'
import { markHtml, withoutMarks } from './mark-html.ts'
import { markTexts, signOf } from './mark-texts.ts'

const label = { ru: '', en: '' }
const fields: Field[] = [
  { name: 'title', type: 'text', most: 100, label },
  { name: 'to', type: 'line', most: 100, label },
  { name: 'body', type: 'paragraphs', most: 100, label },
  { name: 'items', type: 'list', most: 9, label, fields: [{ name: 'name', type: 'text', most: 9, label }] },
]
const record: JsonObject = {
  title: { ru: 'Раз & два', en: '' },
  to: '/about/',
  body: { ru: ['Один', 'Два'], en: [] },
  items: [{ id: 'k1', name: { ru: 'Имя', en: 'Name' } }],
}
const marks = () => markTexts(fields, record).marks
const signed = (mark: number, text: string) => `${text}${signOf(mark)}`

describe('texts', () => {
  test('every text in a language has its mark, what has none is left alone', () => {
    expect(marks()).toEqual([
      { name: 'field:title:ru', paragraph: null, text: 'Раз & два' },
      { name: 'field:body:ru', paragraph: 0, text: 'Один' },
      { name: 'field:body:ru', paragraph: 1, text: 'Два' },
      { name: 'field:items/k1/name:ru', paragraph: null, text: 'Имя' },
      { name: 'field:items/k1/name:en', paragraph: null, text: 'Name' },
    ])
    expect(markTexts(fields, record).record.to).toBe('/about/')
    expect(markTexts(fields, record).record.title).toEqual({ ru: signed(0, 'Раз & два'), en: '' })
  })

  test('a text with signs of its own forges nothing', () => {
    const forged = { ...record, title: { ru: `чужое${signOf(3)}`, en: '' } }
    expect(markTexts(fields, forged).record.title).toEqual(forged.title)
  })
})

describe('a page', () => {
  test('has an element around every text, and knows which is shown whole', () => {
    expect(
      markHtml(
        `<h1>${signed(0, 'Раз &amp; два')}</h1><p>${signed(1, 'Од')}</p><p>Это &quot;${signed(2, 'Два')}&quot;</p>`,
        marks(),
      ),
    ).toBe(
      '<h1><portico-text data-field="field:title:ru" data-whole="">Раз &amp; два</portico-text></h1>' +
        '<p><portico-text data-field="field:body:ru" data-paragraph="0">Од</portico-text></p>' +
        '<p>Это &quot;<portico-text data-field="field:body:ru" data-paragraph="1" data-whole="">Два</portico-text>&quot;</p>',
    )
  })

  test('what stands within a line keeps together', () => {
    const html = `<p><span>О</span>д<wbr/><b>ин${signOf(1)}</b></p>`
    expect(markHtml(html, marks())).toBe(
      '<p><portico-text data-field="field:body:ru" data-paragraph="0" data-whole=""><span>О</span>д<wbr/><b>ин</b></portico-text></p>',
    )
  })

  test('of a text over two paragraphs one piece is found, which is not whole', () => {
    const html = `<p>О</p><p>дин${signOf(1)}</p>`
    const marked = markHtml(html, marks())
    expect(marked.match(/<portico-text/g)?.length).toBe(1)
    expect(marked).not.toContain('data-whole')
    expect(withoutMarks(marked)).toBe('<p>О</p><p>дин</p>')
  })

  test('no sign is left in attributes, titles, drawings; a text cut short is not found', () => {
    const html = `<title>${signed(0, 'Раз')}</title><a title="${signed(0, 'Раз')}">Раз</a><svg><text>${signed(0, 'Раз')}</text></svg><p>${signed(3, 'Имя')}</p>`
    expect(markHtml(html, marks())).toBe(
      '<title>Раз</title><a title="Раз">Раз</a><svg><text>Раз</text></svg><p><portico-text data-field="field:items/k1/name:ru" data-whole="">Имя</portico-text></p>',
    )
  })

  test('no script is left in it', () => {
    expect(markHtml('<script type="module" src="/a.js"></script><script>x</script><p>a</p>', marks())).toBe(
      '<p>a</p>',
    )
  })
})
