const texts = {}

export default texts
export type ParticipantsTexts = typeof texts
