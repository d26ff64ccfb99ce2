/** The working name; with the four paths in wordmark-paths.ts and their widths this is all there is to replace. */
export const fairName = { ru: 'Портик', en: 'Portico' }
