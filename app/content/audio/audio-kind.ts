/** How browsers play a recording; the ending of its file. */
export type AudioKind = 'mp3' | 'm4a' | 'ogg' | 'opus'

/** What a file is by its bytes, whatever it is called; null where no browser would hear anything in it. */
export function audioKindOf(bytes: Uint8Array): AudioKind | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (textAt(file, 0, 4) === 'OggS') return oggKind(file)
  if (textAt(file, 4, 8) === 'ftyp') return isSoundAlone(file) ? 'm4a' : null
  return isMp3(file) ? 'mp3' : null
}

/** The first packet names what the stream is: it stands behind the page's head and its table of segments. */
function oggKind(file: Buffer): AudioKind | null {
  const from = 27 + (file[26] ?? 0)
  if (textAt(file, from, from + 8) === 'OpusHead') return 'opus'
  return textAt(file, from, from + 7) === '\x01vorbis' ? 'ogg' : null
}

/** Every track of an MP4 says what it is for: one with pictures is a film. */
function isSoundAlone(file: Buffer): boolean {
  const tracks: string[] = []
  for (let at = file.indexOf('hdlr'); at >= 0; at = file.indexOf('hdlr', at + 4))
    tracks.push(textAt(file, at + 12, at + 16))
  return tracks.includes('soun') && !tracks.includes('vide')
}

/** Behind its tag, if it has one, a frame; and where that one ends, another. */
function isMp3(file: Buffer): boolean {
  const first = tagBytes(file)
  const length = frameBytes(file, first)
  return length > 0 && frameBytes(file, first + length) > 0
}

/** ID3 says its length in sevens of bits, without its own head; what it is filled up with is within. */
function tagBytes(file: Buffer): number {
  if (textAt(file, 0, 3) !== 'ID3') return 0
  const [flags = 0, ...sevens] = file.subarray(5, 10)
  const footer = flags & 0x10 ? 10 : 0
  return 10 + sevens.reduce((sum, seven) => sum * 128 + (seven & 0x7f), 0) + footer
}

const bitrates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const lowerBitrates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const rates = [44_100, 48_000, 32_000]

/** How long the frame of Layer III is that begins here; 0 where none does. */
function frameBytes(file: Buffer, at: number): number {
  const [sync = 0, kind = 0, how = 0] = file.subarray(at, at + 3)
  const [version, layer] = [(kind >> 3) & 3, (kind >> 1) & 3]
  if (sync !== 0xff || kind < 0xe0 || version === 1 || layer !== 1) return 0
  const isFirst = version === 3
  const bitrate = (isFirst ? bitrates : lowerBitrates)[how >> 4]
  const rate = rates[(how >> 2) & 3]
  if (!bitrate || !rate) return 0
  const ownRate = isFirst ? rate : rate / (version === 2 ? 2 : 4)
  return Math.floor(((isFirst ? 144 : 72) * bitrate * 1000) / ownRate) + ((how >> 1) & 1)
}

function textAt(file: Buffer, from: number, to: number): string {
  return file.toString('latin1', from, to)
}
