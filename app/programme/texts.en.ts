import type { ProgrammeTexts } from './texts.ru.ts'

const texts: ProgrammeTexts = {}

export default texts
