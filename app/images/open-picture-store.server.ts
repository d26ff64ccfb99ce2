import type { Settings } from '../platform/settings/settings.server.ts'
import { createDiskPictures } from './disk-pictures.server.ts'
import type { PictureStore } from './picture-store.ts'
import { createS3Pictures } from './s3-pictures.server.ts'

/**
 * Where the pictures of the site lie. In a bucket they are the same for every machine; what was there before, and what
 * comes with a release, is found on the machine's own disk.
 */
export function openPictureStore({
  uploadsDir,
  pictureBucket,
}: Pick<Settings, 'uploadsDir' | 'pictureBucket'>): PictureStore {
  const disk = createDiskPictures(uploadsDir)
  if (!pictureBucket) return disk
  const released = createDiskPictures('content/pictures')
  return createS3Pictures(pictureBucket, {
    ...disk,
    find: async key => (await disk.find(key)) ?? released.find(key),
    read: async key => ((await disk.find(key)) ? disk : released).read(key),
  })
}
