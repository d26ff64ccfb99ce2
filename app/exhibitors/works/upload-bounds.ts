/** What is taken, in the fair's own figures. */
export const uploadBounds = {
  fileBytes: 80 * 1024 * 1024,
  /** Of the longer side, in pixels. */
  leastSide: 2_000,
  /** Of a logo, which is never shown large. */
  leastLogoSide: 600,
  /** A hundred and fifty million: the largest scanners make as many; what claims more is a bomb. */
  mostPixels: 150_000_000,
  /** Of one piece of a file on its way. */
  chunkBytes: 2 * 1024 * 1024,
  /** A day and an account. */
  uploadsADay: 60,
  /** Of an account, what is kept and what is on its way together. */
  accountBytes: 1_500_000_000,
  unfinishedHours: 48,
}
