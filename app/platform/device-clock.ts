/** What the device's own clock says. It may be wrong: only differences of it mean anything. */
export function deviceMs(): number {
  return Date.now()
}
