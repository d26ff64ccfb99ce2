const texts = {}

export default texts
export type ProgrammeTexts = typeof texts
