type OnStand = { standCode: string }

/**
 * Of whoever the exhibitors' office has published those at whose stand editors have put nobody. A stand is one's own, and editors
 * win it: what they write is the site's own word, read over by several, and may put right what an exhibitor has handed in.
 */
export function atFreeStands<Office extends OnStand>(
  ofOffice: readonly Office[],
  ofEditors: readonly OnStand[],
): Office[] {
  const taken = new Set(ofEditors.map(({ standCode }) => standCode))
  return ofOffice.filter(({ standCode }) => !taken.has(standCode))
}
