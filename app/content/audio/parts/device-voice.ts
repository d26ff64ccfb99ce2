/** How a saying ended: to its end, cut off by the browser, or never begun. */
export type Ending = 'said' | 'cut-off' | 'failed'

export type DeviceVoice = ReturnType<typeof openDeviceVoice>

// Some browsers lose what is said in the same breath as the silencing before it; and whoever drags along the seek bar
// hears where they stop.
const breathMs = 150
const watchMs = 500
const mostSilentWatches = 4

/** The device's own voice. It says one thing at a time, and tells how that ended. */
export function openDeviceVoice(synthesis: SpeechSynthesis) {
  let ending: ((how: Ending) => void) | null = null
  let breath: number | undefined
  let watch: number | undefined
  // Chrome forgets an utterance that nobody holds, and its end is never told.
  let held: SpeechSynthesisUtterance | null = null

  function hush() {
    ending = null
    held = null
    window.clearTimeout(breath)
    window.clearInterval(watch)
    breath = undefined
    synthesis.cancel()
  }

  function end(how: Ending) {
    const told = ending
    hush()
    told?.(how)
  }

  function say(
    parts: readonly string[],
    { voice, rate }: { voice: SpeechSynthesisVoice; rate: number },
    onEnd: (how: Ending) => void,
  ) {
    const wasBusy = ending !== null || synthesis.speaking || synthesis.pending
    hush()
    let silentWatches = 0
    let part = 0

    function speak() {
      breath = undefined
      silentWatches = 0
      const utterance = new SpeechSynthesisUtterance(parts[part])
      utterance.voice = voice
      utterance.lang = voice.lang
      utterance.rate = rate
      utterance.onend = () => held === utterance && goOn()
      utterance.onerror = ({ error }) => {
        if (held === utterance) end(error === 'interrupted' || error === 'canceled' ? 'cut-off' : 'failed')
      }
      held = utterance
      // Paused by whatever came before, it would wait for ever.
      if (synthesis.paused) synthesis.resume()
      synthesis.speak(utterance)
    }

    function goOn() {
      part += 1
      if (part < parts.length) speak()
      else end('said')
    }

    ending = onEnd
    if (wasBusy) breath = window.setTimeout(speak, breathMs)
    else speak()
    // Where the end is not told, silence tells it. A hidden page may be silenced: that is seen when it comes back.
    watch = window.setInterval(() => {
      if (document.hidden || !isSilent()) silentWatches = 0
      else if (++silentWatches >= mostSilentWatches) goOn()
    }, watchMs)
  }

  function isSilent() {
    return breath === undefined && !synthesis.speaking && !synthesis.pending
  }

  // Phones silence a page that is put away, some without a word.
  function comeBack() {
    if (document.hidden || ending === null) return
    if (synthesis.paused) synthesis.resume()
    if (isSilent()) end('cut-off')
  }
  document.addEventListener('visibilitychange', comeBack)

  return {
    say,
    hush,
    close() {
      document.removeEventListener('visibilitychange', comeBack)
      hush()
    },
  }
}
