/** Of the light layout (`app.css`): a ticket is a slip of light paper, in a wallet as on the page. */
export const passColours = { ground: '#f4eee2', ink: '#1b1613', quiet: '#564c41' }

/** `rgb(244, 238, 226)`, as a pass writes it. */
export function rgbOf(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}
