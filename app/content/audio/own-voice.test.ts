import { expect, test } from 'vitest'
import { ownVoice } from './own-voice.ts'

const voice = (name: string, lang: string, more: { localService?: boolean; default?: boolean } = {}) => ({
  name,
  lang,
  localService: true,
  default: false,
  ...more,
})
const nameOf = (voices: ReturnType<typeof voice>[], locale: 'ru' | 'en') =>
  ownVoice(voices, locale)?.name ?? null

test('a voice speaks the language of the page, however its tag is written', () => {
  const voices = [voice('Samantha', 'en-US', { default: true }), voice('Milena', 'ru_RU')]
  expect(nameOf(voices, 'ru')).toBe('Milena')
  expect(nameOf(voices, 'en')).toBe('Samantha')
  expect(nameOf([voice('Rundi', 'run-BI'), voice('Anna', 'de-DE')], 'ru')).toBeNull()
  expect(nameOf([], 'en')).toBeNull()
})

test('one on the device comes before one of the network', () => {
  const voices = [voice('Google русский', 'ru-RU', { localService: false }), voice('Milena', 'ru-RU')]
  expect(nameOf(voices, 'ru')).toBe('Milena')
})

test('English is British where it can be, and no joke', () => {
  const voices = [
    voice('Rocko (English (UK))', 'en-GB'),
    voice('Samantha', 'en-US', { default: true }),
    voice('Daniel', 'en-GB'),
  ]
  expect(nameOf(voices, 'en')).toBe('Daniel')
  expect(nameOf(voices.slice(0, 2), 'en')).toBe('Samantha')
  expect(nameOf(voices.slice(0, 1), 'en')).toBe('Rocko (English (UK))')
})
