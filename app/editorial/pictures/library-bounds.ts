/** What the library takes. */
export const libraryBounds = {
  fileBytes: 60 * 1024 * 1024,
  /** What claims more is a bomb. */
  mostPixels: 100_000_000,
  /** Of one piece of a file on its way. */
  chunkBytes: 4 * 1024 * 1024,
  /** Of one person, a day. */
  uploadsADay: 300,
  /** Of one person, at a time. */
  unfinished: 12,
  unfinishedHours: 24,
  folders: 40,
}

/** The least width, in pixels: a portrait never stands as large as a view, nor a logo as large as a portrait. */
export function leastWidthFor(folder: string | null): number {
  if (folder === 'logos') return 400
  return folder === 'people' ? 800 : 1_200
}

export const longest = { title: 160, alt: 400, caption: 400, credit: 160, rightsHolder: 160, folder: 60 }

/** Rights that end within so many days are spoken of. */
export const rightsWarningDays = 30
