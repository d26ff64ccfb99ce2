import { groupThousands } from '../platform/money.ts'

/** «3 200,00»: accountants count kopecks where there are none. */
export function withKopecks(kopecks: number): string {
  const rest = String(kopecks % 100).padStart(2, '0')
  return `${groupThousands(Math.trunc(kopecks / 100), '\u00a0')},${rest}`
}
