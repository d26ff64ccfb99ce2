import type { Page } from 'playwright-core'

export type Utterance = { text: string; lang: string; rate: number }

type FakeVoice = { said: Utterance[]; finish(): void; fail(error: string): void; cut(): void }
type Fake = { fakeVoice: FakeVoice }

/**
 * Put in before the page loads: a device with voices of these languages, which says nothing by itself. What it was asked
 * to say is remembered, and the test decides when that ends.
 */
export function pretendVoices(langs: string[]) {
  class FakeUtterance {
    lang = ''
    rate = 1
    onend: (() => void) | null = null
    onerror: ((event: { error: string }) => void) | null = null
    text: string
    constructor(text: string) {
      this.text = text
    }
  }
  const said: Utterance[] = []
  let current: FakeUtterance | null = null
  const take = () => {
    const taken = current
    current = null
    return taken
  }
  const synthesis = Object.assign(new EventTarget(), {
    pending: false,
    paused: false,
    getVoices: () => langs.map(lang => ({ lang, name: lang, localService: true, default: false })),
    speak(utterance: FakeUtterance) {
      current = utterance
      said.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate })
    },
    cancel: () => take()?.onerror?.({ error: 'canceled' }),
    resume() {},
  })
  Object.defineProperty(synthesis, 'speaking', { get: () => current !== null })
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true })
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: FakeUtterance, configurable: true })
  const fakeVoice: FakeVoice = {
    said,
    finish: () => take()?.onend?.(),
    fail: error => take()?.onerror?.({ error }),
    // As phones do: silent, and not a word about it.
    cut: () => void take(),
  }
  Object.assign(window, { fakeVoice })
}

/** A device that cannot speak at all. */
export function pretendNoVoice() {
  // What a browser has on its prototype cannot be deleted from the window.
  delete (Object.getPrototypeOf(window) as { speechSynthesis?: unknown }).speechSynthesis
  delete (window as { speechSynthesis?: unknown }).speechSynthesis
}

/** The fake voice of a page, as a test holds it. */
export function voiceOf(page: Page) {
  return {
    /** All it was asked to say so far. */
    said: () => page.evaluate(() => (window as unknown as Fake).fakeVoice.said),
    /** What it says now. It begins a moment after it was silenced. */
    isSaying: () => page.evaluate(() => window.speechSynthesis.speaking),
    finish: () => page.evaluate(() => (window as unknown as Fake).fakeVoice.finish()),
    fail: (error: string) => page.evaluate(error => (window as unknown as Fake).fakeVoice.fail(error), error),
    cut: () => page.evaluate(() => (window as unknown as Fake).fakeVoice.cut()),
  }
}
