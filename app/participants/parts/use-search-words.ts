import { useEffect, useRef } from 'react'

const pauseMs = 300

/**
 * A field whose words are asked for when the fingers rest, or at once. `words` is what the address asks for: when
 * it changes by itself, by going back or by a reset, the field follows.
 */
export function useSearchWords(words: string, onAsk: (words: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(words)
  const pause = useRef<number | undefined>(undefined)

  function askNow() {
    clearTimeout(pause.current)
    const typed = field.current?.value.trim() ?? ''
    if (typed === asked.current) return
    asked.current = typed
    onAsk(typed)
  }

  function askSoon() {
    clearTimeout(pause.current)
    pause.current = window.setTimeout(askNow, pauseMs)
  }

  function show(next: string) {
    clearTimeout(pause.current)
    asked.current = next
    if (field.current) field.current.value = next
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address says matters here
  useEffect(() => {
    if (words !== asked.current) show(words)
  }, [words])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for words typed before the page came to life
  useEffect(() => {
    if (field.current?.value) askSoon()
    return () => clearTimeout(pause.current)
  }, [])

  return { field, askNow, askSoon, clear: () => show('') }
}
