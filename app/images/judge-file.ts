export type PictureType = 'jpeg' | 'png' | 'webp' | 'tiff'

/** What a file is by its first bytes; what it is called and what its sender says of it counts for nothing. */
export function pictureTypeOf(head: Uint8Array): PictureType | null {
  const signs = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, 16))
  const text = signs.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'tiff'
  return null
}

/** How a file is called, as people may read it: no path, nothing that cannot be seen, not longer than a line. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const seen = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()
  return [...seen].slice(0, 120).join('') || 'file'
}
