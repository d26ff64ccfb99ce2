import type { LocaleCode } from '../../platform/languages.ts'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'name' | 'localService' | 'default'>

// As the site writes: British English.
const regions: Record<LocaleCode, string> = { ru: 'ru-ru', en: 'en-gb' }
// Robots and jokes that Apple lists among the voices.
const novelties =
  /^(?:Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Eddy|Flo|Fred|Good News|Grandma|Grandpa|Jester|Junior|Kathy|Organ|Ralph|Reed|Rocko|Sandy|Shelley|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/

/** The voice of the page's language that suits best; null where the device has none. */
export function ownVoice<Kind extends Voice>(voices: readonly Kind[], locale: LocaleCode): Kind | null {
  const fitting = voices.filter(({ lang }) => tagOf(lang).split('-')[0] === locale)
  return fitting.toSorted((a, b) => worth(b, locale) - worth(a, locale))[0] ?? null
}

/** One that needs no network first: in the halls there may be none, and it does not fall silent. */
function worth({ lang, name, localService, default: isDefault }: Voice, locale: LocaleCode): number {
  return (
    (novelties.test(name) ? 0 : 8) +
    (localService ? 4 : 0) +
    (tagOf(lang) === regions[locale] ? 2 : 0) +
    (isDefault ? 1 : 0)
  )
}

/** Android writes ru_RU. */
function tagOf(lang: string): string {
  return lang.replaceAll('_', '-').toLowerCase()
}
