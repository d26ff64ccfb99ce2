/** The characters a font can draw, read from its character map of format 4, the one every browser font has. */
export function mappedCodePoints(sfnt: Buffer) {
  const cmap = tableOffset(sfnt)
  const map = range(sfnt.readUInt16BE(cmap + 2))
    .map(i => cmap + sfnt.readUInt32BE(cmap + 8 + i * 8))
    .find(at => sfnt.readUInt16BE(at) === 4)
  if (map === undefined) throw new Error('The font has no character map of format 4')

  const segmentCount = sfnt.readUInt16BE(map + 6) / 2
  return range(segmentCount).flatMap(i => {
    const end = sfnt.readUInt16BE(map + 14 + i * 2)
    const start = sfnt.readUInt16BE(map + 16 + segmentCount * 2 + i * 2)
    // The last segment only marks the end of the table.
    return end === 0xffff ? [] : range(end - start + 1).map(k => start + k)
  })
}

function tableOffset(sfnt: Buffer) {
  const entry = range(sfnt.readUInt16BE(4))
    .map(i => 12 + i * 16)
    .find(at => sfnt.toString('latin1', at, at + 4) === 'cmap')
  if (entry === undefined) throw new Error('The font has no character map')
  return sfnt.readUInt32BE(entry + 8)
}

function range(length: number) {
  return Array.from({ length }, (_, i) => i)
}
