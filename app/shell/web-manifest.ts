import { isoOf, type LocaleCode, withLocale } from '../platform/languages.ts'
import { fairName } from '../ui/fair-name.ts'

const icons = [192, 512].flatMap(size => [
  { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
  { src: `/icon-maskable-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'maskable' },
])

const descriptor = { ru: 'Ярмарка академического искусства', en: 'Academic Art Fair' }

/** What a telephone needs to put the site among its own things. */
export function webManifest(locale: LocaleCode) {
  return {
    id: withLocale('/', locale),
    start_url: withLocale('/', locale),
    scope: '/',
    lang: isoOf(locale),
    dir: 'ltr',
    name: `${fairName[locale]}. ${descriptor[locale]}`,
    short_name: fairName[locale],
    display: 'minimal-ui',
    background_color: '#13100e',
    theme_color: '#13100e',
    icons: [...icons, { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  }
}
