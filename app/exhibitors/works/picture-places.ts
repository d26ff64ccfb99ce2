import { join } from 'node:path'

declare module '../../page-server/services.ts' {
  interface Services {
    exhibitorFiles: ExhibitorFiles
  }
}

/** Where exhibitors' files lie: among the uploads, in the part that no address leads to. */
export type ExhibitorFiles = { folder: string }

/** Beside the private part: what lies there the image server shows to everybody. */
const publicName = 'exhibitors'

export function exhibitorFilesIn(uploadsDir: string): ExhibitorFiles {
  return { folder: join(uploadsDir, 'private', 'exhibitors') }
}

export const pictureSizes = { small: 480, large: 2_000 } as const
export type PictureSize = keyof typeof pictureSizes

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The folder of one picture. A place is made of an id of ours and of nothing else. */
export function placeOfPicture({ folder }: ExhibitorFiles, id: string): string {
  return join(folder, 'pictures', checked(id))
}

export function placeOfUpload({ folder }: ExhibitorFiles, id: string): string {
  return join(folder, 'incoming', checked(id))
}

/** The folder of what came with the messages of one application: it goes with it, whatever lies there. */
export function placeOfAttachments({ folder }: ExhibitorFiles, applicationId: string): string {
  return join(folder, 'messages', checked(applicationId))
}

export function placeOfAttachment(files: ExhibitorFiles, of: { applicationId: string; id: string }): string {
  return join(placeOfAttachments(files, of.applicationId), checked(of.id))
}

/** The copy of a picture that a published page shows, and its address among the uploads. */
export function placeOfPublicCopy({ folder }: ExhibitorFiles, id: string): string {
  return join(folder, '..', '..', publicName, `${checked(id)}.webp`)
}

export function addressOfPublicCopy(id: string): string {
  return `${publicName}/${checked(id)}.webp`
}

function checked(id: string): string {
  if (!uuid.test(id)) throw new Error('no id of ours')
  return id
}
