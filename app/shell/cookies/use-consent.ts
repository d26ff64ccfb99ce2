import { useSyncExternalStore } from 'react'
import { type Consent, consentCookie, rememberedConsent } from './consent.ts'

const listeners = new Set<() => void>()

/** The visitor's answer about analytics; whoever shows it hears when it changes. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, () => rememberedConsent(document.cookie))
}

export function giveConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = consentCookie(consent, { isSecure: location.protocol === 'https:' })
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}
