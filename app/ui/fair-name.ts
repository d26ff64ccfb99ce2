/** The working name; with the four paths in wordmark-paths.ts this is all there is to replace. */
export const fairName = { ru: 'Портик', en: 'Portico' }

/** The fields on which the names are drawn, 72 high. */
export const wordmarkWidth = { ru: 285, en: 263 }
