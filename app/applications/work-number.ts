/** «№ 07.2», “No. 7.2”, 7.2: however it is written, the participant's number and the work's place. */
export function workNumberOf(typed: string): string | null {
  const [, participant, place] = /^[№No.\s]*0*(\d{1,3})\.0*(\d{1,3})$/.exec(typed.trim()) ?? []
  return participant && place ? `${participant}.${place}` : null
}
