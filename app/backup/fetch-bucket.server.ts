import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { s3Config } from '../images/s3-pictures.server.ts'
import type { S3Place } from '../platform/s3-place.ts'
import { filesIn } from './keep-files.server.ts'

/** Everything that lies in the bucket under the site's prefix, into a folder. */
export async function fetchBucket(place: S3Place, folder: string): Promise<number> {
  const client = new S3Client(s3Config(place))
  let fetched = 0
  let after: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: place.bucket, Prefix: place.prefix, ContinuationToken: after }),
    )
    for (const { Key = '' } of page.Contents ?? []) {
      const name = Key.slice(place.prefix.length)
      // A store's own "folder" is an empty object with a slash at its end.
      if (name === '' || name.endsWith('/')) continue
      const { Body, ContentType } = await client.send(new GetObjectCommand({ Bucket: place.bucket, Key }))
      const target = join(folder, name)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await writeFile(target, (await Body?.transformToByteArray()) ?? '')
      await writeFile(`${target}${typeOf}`, ContentType ?? '')
      fetched++
    }
    after = page.NextContinuationToken
  } while (after)
  return fetched
}

/** Beside each file what its store says it is. */
const typeOf = '.content-type'

export async function fillBucket(place: S3Place, folder: string): Promise<number> {
  const client = new S3Client(s3Config(place))
  const names = (await filesIn(folder)).filter(name => !name.endsWith(typeOf))
  for (const name of names) {
    const type = await readFile(join(folder, `${name}${typeOf}`), 'utf8').catch(() => '')
    await client.send(
      new PutObjectCommand({
        Bucket: place.bucket,
        Key: `${place.prefix}${name}`,
        Body: await readFile(join(folder, name)),
        ...(type && { ContentType: type }),
      }),
    )
  }
  return names.length
}

export async function isBucketEmpty(place: S3Place): Promise<boolean> {
  const client = new S3Client(s3Config(place))
  const { KeyCount } = await client.send(
    new ListObjectsV2Command({ Bucket: place.bucket, Prefix: place.prefix, MaxKeys: 1 }),
  )
  return (KeyCount ?? 0) === 0
}
