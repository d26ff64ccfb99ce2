// A ticket stays in front of the camera for a while; shown again after this it is a new reading.
const goneMs = 3_000

/** Tells of a code when it comes into sight, and not again until it has been out of sight for a while. */
export function debounceScan(onCode: (text: string) => void) {
  let last: { text: string; atMs: number } | null = null
  return (text: string | null, nowMs: number) => {
    if (text === null) return
    const isStillThere = last?.text === text && nowMs - last.atMs < goneMs
    last = { text, atMs: nowMs }
    if (!isStillThere) onCode(text)
  }
}
