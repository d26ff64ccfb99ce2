import { join } from 'node:path'

export const bookFileKinds = ['cover', 'reading-copy'] as const
export type BookFileKind = (typeof bookFileKinds)[number]

/** Where the files of books lie: among the uploads, in the part that no address leads to. */
export type BookFiles = { folder: string }

export function bookFilesIn(uploadsDir: string): BookFiles {
  return { folder: join(uploadsDir, 'private', 'award') }
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const endings: Record<BookFileKind, string> = { cover: 'webp', 'reading-copy': 'pdf' }

/** A place is made of ids of ours and of nothing else. */
export function placeOfFile({ folder }: BookFiles, file: { id: string; kind: BookFileKind }): string {
  if (!uuid.test(file.id)) throw new Error('no id of ours')
  return join(folder, `${file.id}.${endings[file.kind]}`)
}

/** The largest file that is taken; a book of four hundred plates fits. */
export const mostFileBytes = 60 * 1024 * 1024
export const mostCoverPixels = 60_000_000
export const leastCoverSide = 600
export const coverSide = 1_600

export const fileRefusals = [
  'no-file',
  'not-a-picture',
  'too-small',
  'too-many-pixels',
  'not-a-pdf',
  'locked-pdf',
  'active-pdf',
  'bomb',
  'not-agreed',
  'too-often',
] as const
export type FileRefusal = (typeof fileRefusals)[number]
