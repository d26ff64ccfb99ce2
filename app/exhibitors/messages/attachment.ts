import { pictureTypeOf } from '../../images/judge-file.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { isoOf } from '../../platform/languages.ts'
import type { AttachmentType, Side } from '../tables.ts'

export const attachmentBounds = {
  fileBytes: 10 * 1024 * 1024,
  /** So much of a form is read, so that whoever sends somewhat more is told why with what they typed still there. */
  formBytes: 25 * 1024 * 1024,
  mostPixels: 60_000_000,
  /** Of one application's thread, both sides together. */
  threadBytes: 300 * 1024 * 1024,
}

export const attachmentRefusals = [
  'file-kind',
  'file-large',
  'file-broken',
  'file-locked',
  'file-active',
  'file-room',
] as const
export type AttachmentRefusal = (typeof attachmentRefusals)[number]

/** What a file is by its first bytes; its name and what its sender says of it count for nothing. */
export function attachmentTypeOf(head: Uint8Array): AttachmentType | null {
  if (Buffer.from(head.subarray(0, 5)).toString('latin1') === '%PDF-') return 'pdf'
  const type = pictureTypeOf(head)
  return type === 'jpeg' || type === 'png' ? type : null
}

const kinds: Record<AttachmentType, { ending: string; type: string; also: RegExp }> = {
  pdf: { ending: 'pdf', type: 'application/pdf', also: /\.pdf$/i },
  jpeg: { ending: 'jpg', type: 'image/jpeg', also: /\.jpe?g$/i },
  png: { ending: 'png', type: 'image/png', also: /\.png$/i },
}

export function mediaTypeOf(type: AttachmentType): string {
  return kinds[type].type
}

/** The name under which it is saved: its sender's, with the ending of what it is, so that nothing else opens it. */
export function savedName(name: string, type: AttachmentType): string {
  const { ending, also } = kinds[type]
  return also.test(name) ? name : `${name}.${ending}`
}

/** Browsers that know no other names than plain ones save it as `attachment`. */
export function dispositionOf(name: string, type: AttachmentType): string {
  const whole = encodeURIComponent(savedName(name, type)).replace(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="attachment.${kinds[type].ending}"; filename*=UTF-8''${whole}`
}

export const attachmentFile = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(pdf|jpg|png)$/

/** Where a side finds it: each by its own door. */
export function attachmentAddress(id: string, type: AttachmentType, viewer: Side): string {
  const door = viewer === 'exhibitor' ? '/account' : '/office'
  return `${door}/messages/files/${id}.${kinds[type].ending}`
}

/** «1,4 МБ», “12 KB”: never less than one. */
export function sizeInWords(bytes: number, locale: LocaleCode): string {
  const isLarge = bytes >= 1024 * 1024
  const unit = { ru: isLarge ? 'МБ' : 'КБ', en: isLarge ? 'MB' : 'KB' }[locale]
  const count = isLarge ? bytes / 1024 / 1024 : Math.max(1, Math.round(bytes / 1024))
  const shown = new Intl.NumberFormat(isoOf(locale), { maximumFractionDigits: 1 }).format(count)
  return `${shown}\u00a0${unit}`
}
