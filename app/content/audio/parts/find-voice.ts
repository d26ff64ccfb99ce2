import type { LocaleCode } from '../../../platform/languages.ts'
import { ownVoice } from '../own-voice.ts'

const patienceMs = 2000

/**
 * Tells the voice of a language, or null where there is none. Browsers list their voices late, and a list may grow: what
 * was told may be told anew. Answers how to stop asking.
 */
export function findVoice(
  synthesis: SpeechSynthesis,
  locale: LocaleCode,
  tell: (voice: SpeechSynthesisVoice | null) => void,
): () => void {
  let isPatient = true
  const look = () => {
    const voice = ownVoice(synthesis.getVoices(), locale)
    if (voice || !isPatient) tell(voice)
  }
  const waiting = window.setTimeout(() => {
    isPatient = false
    look()
  }, patienceMs)
  // Old Safari has the list, and nothing to listen to.
  synthesis.addEventListener?.('voiceschanged', look)
  look()
  return () => {
    window.clearTimeout(waiting)
    synthesis.removeEventListener?.('voiceschanged', look)
  }
}
