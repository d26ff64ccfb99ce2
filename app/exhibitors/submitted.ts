/** What a submitted version and what was handed in hold, word for word, whatever becomes of the drafts. */
export type MaterialPictureKind = 'logo' | 'picture'
export type SubmittedPicture = {
  id: string
  kind: MaterialPictureKind
  pictureId: string
  width: number
  height: number
  fields: Record<string, string>
}
export type SubmittedMaterials = { fields: Record<string, string>; pictures: SubmittedPicture[] }

export type SubmittedWork = { id: string; pictureId: string; fields: Record<string, string> }
export type GivenConsent = { document: string; version: number; hash: string }
