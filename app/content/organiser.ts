import type { LocaleCode } from '../platform/languages.ts'

/** Who runs the fair, in the words of schema.org. */
export function organisationJsonLd(locale: LocaleCode): Record<string, unknown> {
  const { name, city, street } = organiser[locale]
  return {
    '@type': 'Organization',
    name,
    email: 'hello@portik.example',
    telephone: '+7 495 010-24-27',
    address: { '@type': 'PostalAddress', addressCountry: 'RU', addressLocality: city, streetAddress: street },
  }
}

const organiser = {
  ru: { name: 'АНО «Академический свод»', city: 'Москва', street: 'Каретная наб., 7' },
  en: { name: 'Academic Vault (ANO)', city: 'Moscow', street: '7 Karetnaya Embankment' },
}
