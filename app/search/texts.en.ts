import type { SearchTexts } from './texts.ru.ts'

const texts: SearchTexts = {}

export default texts
