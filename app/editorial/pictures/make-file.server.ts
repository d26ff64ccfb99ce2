import sharp from 'sharp'
import { pictureTypeOf } from '../../images/judge-file.ts'
import { type Print, readPrint } from '../../images/read-print.server.ts'
import { leastWidthFor, libraryBounds } from './library-bounds.ts'
import type { Refused } from './picture-refusal.ts'

/** A picture as the library keeps it. */
export type LibraryFile = {
  ok: true
  data: Uint8Array
  type: string
  ending: 'jpg' | 'png' | 'webp'
  width: number
  height: number
  /** Of what was sent: the same file is known again. */
  print: Print
}

/**
 * What somebody sent, judged by its bytes and drawn anew: without what the camera wrote into it (where it stood, whose it
 * is) and without whatever else was hidden there.
 */
export function makeFile(sent: Uint8Array, folder: string | null): Promise<LibraryFile | Refused> {
  // One at a time: a large picture takes hundreds of megabytes while it is drawn.
  const made = turn.then(() => make(sent, folder))
  turn = made.catch(() => undefined)
  return made
}

let turn: Promise<unknown> = Promise.resolve()

async function make(sent: Uint8Array, folder: string | null): Promise<LibraryFile | Refused> {
  if (sent.byteLength === 0) return refused('empty')
  if (sent.byteLength > libraryBounds.fileBytes) return refused('too-heavy')
  const type = pictureTypeOf(sent)
  if (!type) return refused('not-a-picture')
  try {
    const { format, width, height, autoOrient, hasAlpha } = await sharp(sent, {
      limitInputPixels: false,
    }).metadata()
    if (format !== type || !width || !height) return refused('broken')
    if (width * height > libraryBounds.mostPixels) return refused('too-many-pixels')
    const least = leastWidthFor(folder)
    if (autoOrient.width < least) return { ...refused('too-narrow'), width: autoOrient.width, least }
    const whole = sharp(sent, {
      limitInputPixels: libraryBounds.mostPixels,
      failOn: 'error',
      autoOrient: true,
    }).toColourspace('srgb')
    // What shines through stays so; everything else is a photograph.
    const ending = hasAlpha ? (type === 'webp' ? 'webp' : 'png') : 'jpg'
    const data = await {
      jpg: () => whole.jpeg({ quality: 93, chromaSubsampling: '4:4:4' }),
      png: () => whole.png(),
      webp: () => whole.webp({ quality: 93 }),
    }
      [ending]()
      .toBuffer()
    return {
      ok: true,
      data,
      type: `image/${ending === 'jpg' ? 'jpeg' : ending}`,
      ending,
      width: autoOrient.width,
      height: autoOrient.height,
      print: await readPrint(sent),
    }
  } catch {
    // Cut short, damaged, or not what its first bytes say.
    return refused('broken')
  }
}

function refused(reason: Refused['reason']): Refused {
  return { ok: false, reason }
}
