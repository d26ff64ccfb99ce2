import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { s3Config } from '../../images/s3-pictures.server.ts'
import type { S3Place } from '../../platform/s3-place.ts'

/**
 * Unfinished files in a bucket: every piece is an object of its own, named by where it begins. Pieces come whole and one at
 * a time (the row of the upload is locked), so this asks nothing of the store that not every server knows.
 */
export class BucketStore extends DataStore {
  private client: S3Client
  private place: S3Place

  constructor(place: S3Place) {
    super()
    this.place = place
    this.client = new S3Client(s3Config(place))
    this.extensions = ['creation', 'termination']
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.put(this.key(upload.id, 'info'), Buffer.from(JSON.stringify({ size: upload.size })))
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const info = await this.get(this.key(id, 'info')).catch(() => null)
    if (!info) throw ERRORS.FILE_NOT_FOUND
    const { size } = JSON.parse(info.toString('utf8')) as { size: number }
    const offset = (await this.pieces(id)).reduce((sum, piece) => sum + piece.bytes, 0)
    return new Upload({ id, size, offset })
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const bytes = await buffer(stream)
    await this.put(this.key(id, `piece-${String(offset).padStart(12, '0')}`), bytes)
    return offset + bytes.byteLength
  }

  async read(id: string): Promise<Readable> {
    const pieces = await this.pieces(id)
    const read = []
    for (const { key } of pieces) read.push(await this.get(key))
    return Readable.from(read)
  }

  override async remove(id: string): Promise<void> {
    const keys = (await this.pieces(id)).map(({ key }) => key)
    for (const key of [...keys, this.key(id, 'info')])
      await this.client.send(new DeleteObjectCommand({ Bucket: this.place.bucket, Key: key }))
  }

  /** In the order they are joined: their names sort so. At most a few dozen, so one answer lists them all. */
  private async pieces(id: string): Promise<{ key: string; bytes: number }[]> {
    const { Contents = [] } = await this.client.send(
      new ListObjectsV2Command({ Bucket: this.place.bucket, Prefix: this.key(id, 'piece-') }),
    )
    return Contents.map(({ Key = '', Size = 0 }) => ({ key: Key, bytes: Size })).sort((one, other) =>
      one.key < other.key ? -1 : 1,
    )
  }

  // In the part that no address leads to.
  private key(id: string, name: string): string {
    return `${this.place.prefix}private/incoming/${id}/${name}`
  }

  private async put(Key: string, Body: Uint8Array): Promise<void> {
    await this.client.send(
      new PutObjectCommand({ Bucket: this.place.bucket, Key, Body, ContentLength: Body.byteLength }),
    )
  }

  private async get(Key: string): Promise<Buffer> {
    const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.place.bucket, Key }))
    return Buffer.from((await Body?.transformToByteArray()) ?? [])
  }
}
