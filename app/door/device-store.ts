import type { DoorList } from './door-list.ts'
import type { Reading } from './reading.ts'

/** The list as it came, its tag, and how far the fair's time was ahead of the device's. */
export type KeptList = { list: DoorList; etag: string; aheadMs: number; fetchedAt: Date }

/** What a gate keeps on its device; it survives a reload without a network. */
export type DeviceStore = {
  list(): Promise<KeptList | undefined>
  keepList(kept: KeptList): Promise<void>
  readings(): Promise<Reading[]>
  keepReading(reading: Reading): Promise<void>
  dropReading(nonce: string): Promise<void>
}

export const databaseName = 'door'
const version = 1

export async function openDeviceStore(): Promise<DeviceStore> {
  const database = await openDatabase()
  const store = (name: 'list' | 'readings', mode: IDBTransactionMode) =>
    // A reading must be on the disk before the next person is asked in.
    database.transaction(name, mode, { durability: 'strict' }).objectStore(name)
  return {
    list: () => answer(store('list', 'readonly').get('list')),
    keepList: kept => answer(store('list', 'readwrite').put(kept, 'list')).then(() => {}),
    readings: () => answer(store('readings', 'readonly').getAll()),
    keepReading: reading => answer(store('readings', 'readwrite').put(reading)).then(() => {}),
    dropReading: nonce => answer(store('readings', 'readwrite').delete(nonce)),
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, version)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('list')
    opening.result.createObjectStore('readings', { keyPath: 'nonce' })
  }
  return answer(opening)
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** For a browser that keeps nothing (a private window): it lasts as long as the page. */
export function passingStore(): DeviceStore {
  const readings = new Map<string, Reading>()
  let list: KeptList | undefined
  return {
    list: async () => list,
    async keepList(kept) {
      list = kept
    },
    readings: async () => [...readings.values()],
    async keepReading(reading) {
      readings.set(reading.nonce, reading)
    },
    async dropReading(nonce) {
      readings.delete(nonce)
    },
  }
}
