import type { ParticipantsTexts } from './texts.ru.ts'

const texts: ParticipantsTexts = {}

export default texts
