import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { pictureTypeOf } from '../../images/judge-file.ts'
import type { UploadRefusal } from '../upload-refusal.ts'
import { type PictureSize, pictureSizes } from './picture-places.ts'
import { uploadBounds } from './upload-bounds.ts'

export type Made =
  | { ok: true; width: number; height: number; bytes: number }
  | { ok: false; refusal: UploadRefusal }

/**
 * Makes a kept picture of a file that somebody sent: judged by its bytes, drawn anew without what the camera or anybody
 * else wrote into it, in the whole size and in two smaller ones. The folder is there whole or not at all.
 */
export function makePicture(
  file: string,
  folder: string,
  leastSide: number = uploadBounds.leastSide,
): Promise<Made> {
  // One at a time: a large picture takes hundreds of megabytes while it is drawn.
  const made = turn.then(() => make(file, folder, leastSide))
  turn = made.catch(() => undefined)
  return made
}

let turn: Promise<unknown> = Promise.resolve()

async function make(file: string, folder: string, leastSide: number): Promise<Made> {
  const head = await headOf(file)
  // Somebody else has made it, and its file is gone; or the disk has lost it.
  if (!head) return refused({ reason: 'broken' })
  const type = pictureTypeOf(head)
  if (!type) return refused({ reason: 'not-a-picture' })
  const draft = `${folder}.part`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  try {
    const size = await measured(file, type, leastSide)
    if ('reason' in size) return refused(size)
    const whole = join(draft, 'original.jpg')
    // What shines through is laid on white paper.
    await opened(file)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 93, chromaSubsampling: '4:4:4' })
      .toFile(whole)
    for (const [name, side] of Object.entries(pictureSizes)) {
      await sharp(whole)
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toFile(join(draft, `${name}.webp`))
    }
    const bytes = await weightOf(draft)
    await mkdir(dirname(folder), { recursive: true })
    await rename(draft, folder)
    return { ok: true, ...size, bytes }
  } catch {
    // Cut short, damaged, or not what its first bytes say.
    return refused({ reason: 'broken' })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

const opened = (file: string) => sharp(file, { limitInputPixels: uploadBounds.mostPixels, failOn: 'error' })

async function measured(
  file: string,
  type: string,
  leastSide: number,
): Promise<UploadRefusal | { width: number; height: number }> {
  const { format, width, height, autoOrient } = await sharp(file, { limitInputPixels: false }).metadata()
  if (format !== type || !width || !height) return { reason: 'broken' }
  if (width * height > uploadBounds.mostPixels) return { reason: 'too-many-pixels' }
  const longSide = Math.max(width, height)
  if (longSide < leastSide) return { reason: 'too-small', longSide, leastSide }
  return { width: autoOrient.width, height: autoOrient.height }
}

async function headOf(file: string): Promise<Uint8Array | null> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!handle) return null
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function weightOf(folder: string): Promise<number> {
  const names = ['original.jpg', ...Object.keys(pictureSizes).map(name => `${name as PictureSize}.webp`)]
  const sizes = await Promise.all(names.map(async name => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

function refused(refusal: UploadRefusal): Made {
  return { ok: false, refusal }
}
