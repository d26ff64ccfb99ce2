type Connection = { effectiveType?: string; saveData?: boolean }

function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {}
}

export function isVerySlow(): boolean {
  return connection().effectiveType === 'slow-2g'
}

/** On 2g, slow-2g and with data saving on, nothing is loaded that was not asked for. */
export function mayPrefetch(): boolean {
  const { effectiveType = '', saveData = false } = connection()
  return !saveData && !effectiveType.includes('2g')
}
