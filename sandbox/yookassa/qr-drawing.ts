import { createHash } from 'node:crypto'
import { raw } from 'hono/html'

const side = 25

/** Looks like a QR code and leads nowhere: there is no bank behind it. */
export function qrDrawing(text: string, title: string) {
  const dark: string[] = []
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) if (isDark(text, x, y)) dark.push(`M${x} ${y}h1v1h-1z`)
  }
  return raw(
    `<svg class="mark" viewBox="-2 -2 ${side + 4} ${side + 4}" role="img" aria-label="${title}">` +
      `<path fill="#fff" d="M-2-2h${side + 4}v${side + 4}h-${side + 4}z"/>` +
      `<path fill="#1B1613" d="${dark.join('')}"/></svg>`,
  )
}

function isDark(text: string, x: number, y: number) {
  const corner = [
    [0, 0],
    [side - 7, 0],
    [0, side - 7],
  ].find(([left = 0, top = 0]) => x >= left - 1 && x <= left + 7 && y >= top - 1 && y <= top + 7)
  if (!corner) return ((hashRow(text, y)[x >> 3] ?? 0) >> (x & 7)) % 2 === 1
  // The three eyes: a ring around a square.
  const [left = 0, top = 0] = corner
  const ring = Math.max(Math.abs(x - left - 3), Math.abs(y - top - 3))
  return ring === 3 || ring <= 1
}

function hashRow(text: string, y: number) {
  return createHash('sha256').update(`${text}/${y}`).digest()
}
