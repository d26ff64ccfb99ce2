type Row = { id: string; score: number | null; hasConflict: boolean }

/** Theirs to judge and not judged yet. */
export const isLeft = ({ score, hasConflict }: Pick<Row, 'score' | 'hasConflict'>) =>
  score === null && !hasConflict

export function progressOf(queue: readonly Row[]) {
  return {
    voted: queue.filter(({ score }) => score !== null).length,
    conflicts: queue.filter(row => row.hasConflict).length,
    left: queue.filter(isLeft).length,
  }
}

/** The next one that waits for a score, round the end of the queue; null when all is done. */
export function nextAfter(queue: readonly Row[], id: string): string | null {
  const here = queue.findIndex(row => row.id === id)
  return [...queue.slice(here + 1), ...queue.slice(0, Math.max(0, here))].find(isLeft)?.id ?? null
}
