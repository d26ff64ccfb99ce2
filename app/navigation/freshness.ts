/** Whether an answer, by the hour its server wrote on it, is older than this. One without an hour counts as old. */
export function isOlderThan(answer: Response, ms: number): boolean {
  const sentAt = Date.parse(answer.headers.get('date') ?? '')
  return !(Date.now() - sentAt < ms)
}
