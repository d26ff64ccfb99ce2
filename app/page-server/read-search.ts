/** The query of an address. The sign that no text of a database can hold is left out, wherever somebody has put it. */
export function readSearch(query: string): URLSearchParams {
  const pairs = [...new URLSearchParams(query)]
  return new URLSearchParams(pairs.map(pair => pair.map(text => text.replaceAll('\0', ''))))
}
