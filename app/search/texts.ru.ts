const texts = {}

export default texts
export type SearchTexts = typeof texts
