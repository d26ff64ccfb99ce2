import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import type { S3Place } from '../../platform/s3-place.ts'
import { libraryBounds } from './library-bounds.ts'
import { BucketStore } from './open-bucket.server.ts'

/** Files on their way, by the tus protocol: on the disk or in the bucket, so that any process goes on with them. */
export type PictureUploads = ReturnType<typeof openUploads>

declare module '../../page-server/services.ts' {
  interface Services {
    pictureUploads: PictureUploads
  }
}

export const uploadsAddress = '/api/v1/office/picture-uploads'
const idHeader = 'x-upload-id'

export function openUploads({ uploadsDir, bucket }: { uploadsDir: string; bucket: S3Place | null }) {
  const store = bucket ? new BucketStore(bucket) : onDisk(uploadsDir)
  const server = new Server({
    path: uploadsAddress,
    relativeLocation: true,
    maxSize: libraryBounds.fileBytes,
    datastore: store,
    // The id is ours; what a browser calls itself is not asked.
    namingFunction: request => request.headers.get(idHeader) ?? '',
    // The name comes from the id alone, and the id is a UUID: no path can hide in it.
    getFileIdFromRequest: request => request.headers.get(idHeader) ?? undefined,
  })

  /** Hands a request on: what the protocol needs of it, the id we know it by, and bytes that have come whole. */
  async function handle(
    request: Request,
    { id, method = request.method, body }: { id: string; method?: string; body?: Uint8Array<ArrayBuffer> },
  ): Promise<Response> {
    const headers = new Headers({ [idHeader]: id })
    for (const name of spoken) {
      const value = request.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    if (body) headers.set('content-length', String(body.byteLength))
    else headers.delete('content-type')
    const url = new URL(method === 'POST' ? uploadsAddress : `${uploadsAddress}/${id}`, request.url)
    return server.handleWeb(new Request(url, { method, headers, ...(body && { body }) }))
  }

  return {
    handle,
    /** How much of a file is here; null where nothing is known of it. */
    async offset(id: string): Promise<number | null> {
      const upload = await store.getUpload(id).catch(() => null)
      return upload?.offset ?? null
    },
    async read(id: string): Promise<Uint8Array> {
      return buffer(await store.read(id))
    },
    /** Gone already is gone. */
    async remove(id: string): Promise<void> {
      await store.remove(id).catch(() => undefined)
    },
  }
}

const spoken = ['tus-resumable', 'upload-length', 'upload-offset', 'content-type']

function onDisk(uploadsDir: string) {
  return new FileStore({ directory: join(uploadsDir, 'private', 'pictures', 'incoming') })
}
