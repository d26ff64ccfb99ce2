import sharp from 'sharp'
import type { ImageLog } from './image-log.ts'

/** The size a picture is shown at. One that cannot be read has size 0 and must not break its page. */
export async function readImageSize(path: string, log: Pick<ImageLog, 'error'>) {
  try {
    // Turned as its metadata asks: a photograph held upright is stored lying on its side.
    const { width, height } = (await sharp(path).metadata()).autoOrient
    return { width, height, ratio: width / height }
  } catch (error) {
    log.error({ err: error }, `Failed to get image meta for ${path}`)
    return { width: 0, height: 0, ratio: 0 }
  }
}
