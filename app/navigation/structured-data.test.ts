import { expect, test } from 'vitest'
import { structuredData } from './structured-data.ts'

const place = { publicUrl: 'https://portik.example', path: '/speakers/3/', locale: 'ru' } as const
const read = (text: string | null) => JSON.parse(text ?? 'null') as unknown

test('a page with nothing to say says nothing', () => {
  expect(structuredData({ title: 'Спасибо' }, place)).toBeNull()
})

test('the way to a page ends with the page itself, in its language', () => {
  const head = { title: 'Olga Obruchina', breadcrumbs: [{ label: 'Speakers', to: '/speakers/' }] }
  expect(read(structuredData(head, { ...place, locale: 'en' }))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Speakers', item: 'https://portik.example/en/speakers/' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Olga Obruchina',
            item: 'https://portik.example/en/speakers/3/',
          },
        ],
      },
    ],
  })
})

test('addresses from the root become whole, pages in the language of the page, files as they are', () => {
  const thing = {
    '@type': 'Event',
    url: '/tickets/',
    image: ['/_ipx/w_640/works/a.jpg'],
    offers: [{ url: '/' }],
  }
  expect(read(structuredData({ title: 'Portico', jsonLd: [thing] }, { ...place, locale: 'en' }))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Event',
        url: 'https://portik.example/en/tickets/',
        image: ['https://portik.example/_ipx/w_640/works/a.jpg'],
        offers: [{ url: 'https://portik.example/en/' }],
      },
    ],
  })
})

test('no text can end the block', () => {
  const text = structuredData({ title: 'x', jsonLd: [{ name: '</script><script>alert(1)</script>' }] }, place)
  expect(text).not.toContain('<')
  expect(read(text)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)</script>' }] })
})
