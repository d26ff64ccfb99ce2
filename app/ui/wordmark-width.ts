/** The fields on which the names are drawn, 72 high. */
export const wordmarkWidth = { ru: 285, en: 263 }
