/** How the log of a submission tells that a question was passed on: without who asks, and with. */
export const passedOnKinds = ['passed-on', 'passed-on-named'] as const

/** The number in a kept line, «№ 07.2. Анна Велигор, …»: the work may have gone, or another may hang under it by now. */
export function numberInLine(line: string): string | null {
  const [, participant, place] = /^№\u00a0?0*(\d{1,3})\.(\d{1,3})\.\s/.exec(line) ?? []
  return participant && place ? `${participant}.${place}` : null
}
