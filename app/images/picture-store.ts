/** Where the bytes of pictures lie: on the disk or at a store of objects. A key is a path, `works/work-001.jpg`. */
export type PictureStore = {
  /** What is there now: another file under the same key has another version. Null where there is none. */
  find(key: string): Promise<{ version: string; modifiedAt: Date } | null>
  read(key: string): Promise<Uint8Array<ArrayBuffer>>
  /** Whole or not at all. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Gone already is gone. */
  remove(key: string): Promise<void>
}

/** What was asked for is not there. */
export class PictureGone extends Error {
  statusCode = 404
}
