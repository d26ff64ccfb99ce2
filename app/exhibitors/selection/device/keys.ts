import { keysSwitch, letterOf, takesLetters } from '../../../office/device/keys-switch.ts'

type Doing = {
  score(value: string): void
  previous(): void
  next(): void
  nextApplication(): void
  flag(): void
  conflict(): void
  zoom(): void
}

/** One key, one thing. Keys rest while something is typed, over a dialog, and when they are switched off. */
export function listenToKeys(root: HTMLElement, doing: Doing): void {
  const areOn = keysSwitch(root, 'council-keys')

  document.addEventListener('keydown', event => {
    if (!areOn() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.repeat && !event.key.startsWith('Arrow')) return
    if (document.querySelector('dialog[open]') || takesLetters(event.target)) return
    const act = actionOf(event)
    if (!act) return
    event.preventDefault()
    act()
  })

  function actionOf(event: KeyboardEvent): (() => void) | undefined {
    const { key, target } = event
    if (/^[1-5]$/.test(key)) return () => doing.score(key)
    // Among the scores the arrows are the scores' own.
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      if (target instanceof HTMLInputElement) return undefined
      return key === 'ArrowLeft' ? doing.previous : doing.next
    }
    return { N: doing.nextApplication, F: doing.flag, C: doing.conflict, Z: doing.zoom }[letterOf(event)]
  }
}
