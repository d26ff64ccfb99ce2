export type Fullscreen = ReturnType<typeof createFullscreen>

/** Full screen, and whose it is: what the gallery did not enter it does not leave. */
export function createFullscreen() {
  let ours: Element | null = null
  const isOurs = () => ours !== null && document.fullscreenElement === ours
  return {
    isOurs,
    isSupported: () => document.fullscreenEnabled === true,
    async enter(element: Element) {
      ours = element
      await element.requestFullscreen().catch(() => {
        ours = null
      })
    },
    async leave() {
      if (isOurs()) await document.exitFullscreen()
    },
    subscribe(onChange: () => void) {
      document.addEventListener('fullscreenchange', onChange)
      return () => document.removeEventListener('fullscreenchange', onChange)
    },
  }
}
