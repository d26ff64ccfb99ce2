const texts = {}

export default texts
export type BoxOfficeTexts = typeof texts
