/** What was chosen once on this device: the gate, the sound. Where nothing can be kept it is asked anew. */
export function readChoice(name: 'gate' | 'muted'): string | null {
  try {
    return localStorage.getItem(`door-${name}`)
  } catch {
    return null
  }
}

export function keepChoice(name: 'gate' | 'muted', value: string) {
  try {
    localStorage.setItem(`door-${name}`, value)
  } catch {
    // It holds until the page is left.
  }
}
