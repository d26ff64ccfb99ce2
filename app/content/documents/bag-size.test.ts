import { expect, test } from 'vitest'
import { recordsOf } from '../../../content/reading.ts'
import { localize } from '../blocks/blocks.ts'
import { bagSizeIn } from './bag-size.ts'

const rules = (await recordsOf('documents')).find(({ slug }) => slug === 'visiting-rules')

test.each(['ru', 'en'] as const)('the rules say in %s how large a bag may be', locale => {
  const articles = localize(rules?.articles ?? [], locale, text => text)
  const found = bagSizeIn(articles)
  expect(found?.size).toEqual({ heightCm: 40, widthCm: 40, depthCm: 20 })
  expect(articles[found?.article ?? -1]?.title).toBe(
    locale === 'ru' ? 'Сумки и\u00a0гардероб' : 'Bags and cloakroom',
  )
})

test('rules that name no size have nothing to draw', () => {
  expect(bagSizeIn([{ title: 'Bags', paragraphs: ['Small ones only.'] }])).toBeNull()
})
