import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Place } from '../platform/s3-place.ts'
import { PictureGone, type PictureStore } from './picture-store.ts'

/** Pictures at a store that speaks S3; what is not there is looked for at `before`, where they lay until then. */
export function createS3Pictures(place: S3Place, before: PictureStore): PictureStore {
  const client = new S3Client(s3Config(place))
  const at = (key: string) => ({ Bucket: place.bucket, Key: `${place.prefix}${key}` })
  return {
    async find(key) {
      const head = await client.send(new HeadObjectCommand(at(key))).catch(nullIfGone)
      if (!head) return before.find(key)
      const modifiedAt = head.LastModified ?? new Date(0)
      return { version: `${head.ETag ?? ''} ${modifiedAt.getTime()}`, modifiedAt }
    },

    async read(key) {
      const found = await client.send(new GetObjectCommand(at(key))).catch(nullIfGone)
      if (!found) return before.read(key)
      if (!found.Body) throw new PictureGone(key)
      return Uint8Array.from(await found.Body.transformToByteArray())
    },

    async put(key, bytes, type) {
      await client.send(
        new PutObjectCommand({ ...at(key), Body: bytes, ContentType: type, ContentLength: bytes.byteLength }),
      )
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
      await before.remove(key)
    },
  }
}

/** How the store is spoken to; servers of one's own have buckets in the path, and no checksums of newer kinds. */
export function s3Config({ endpoint, region, accessKeyId, secretAccessKey }: S3Place) {
  return {
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
}

function nullIfGone(error: { name?: string; $metadata?: { httpStatusCode?: number } }): null {
  if (error.name === 'NotFound' || error.name === 'NoSuchKey' || error.$metadata?.httpStatusCode === 404)
    return null
  throw error
}
