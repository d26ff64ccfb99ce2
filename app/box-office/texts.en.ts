import type { BoxOfficeTexts } from './texts.ru.ts'

const texts: BoxOfficeTexts = {}

export default texts
