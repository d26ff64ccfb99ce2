/** How long things take to change: 250 ms, or no time at all for those who asked for less movement. */
export function durationMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250
}

/** From somewhere else to where it is. */
export function arrive(element: Element | null, from: Keyframe): Animation[] {
  return element ? [element.animate([from, {}], timing())] : []
}

/** From where it is to somewhere else, where it stays. */
export function depart(element: Element | null, to: Keyframe): Animation[] {
  return element ? [element.animate([{}, to], { ...timing(), fill: 'forwards' })] : []
}

function timing() {
  return { duration: durationMs(), easing: 'ease-in-out' }
}
