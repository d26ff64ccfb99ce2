const key = 'portico-torn'
// More orders than anybody places; the oldest go.
const mostKept = 50

/** Orders whose ticket has been torn off on this device, by their codes: it happens once. */
export function isTorn(order: string): boolean {
  try {
    return readTorn(localStorage.getItem(key)).includes(order)
  } catch {
    // A browser that keeps nothing would tear it off at every look.
    return true
  }
}

/** False where it cannot be written down. */
export function markTorn(order: string): boolean {
  return write(orders => [...orders.filter(other => other !== order), order].slice(-mostKept))
}

export function forgetTorn(order: string): void {
  write(orders => orders.filter(other => other !== order))
}

export function readTorn(text: string | null): string[] {
  try {
    const orders: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(orders) ? orders.filter(order => typeof order === 'string') : []
  } catch {
    return []
  }
}

function write(change: (orders: string[]) => string[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(change(readTorn(localStorage.getItem(key)))))
    return true
  } catch {
    return false
  }
}
