import type { DoorList } from '../door-list.ts'
import type { Reading } from '../reading.ts'

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

/** After signing out nothing is left but what the server has not got yet: no entry is lost. */
export async function forgetDevice(): Promise<void> {
  const database = await openDatabase()
  const store = storeIn(database)
  const sent = (await store.readings()).filter(({ isSent }) => isSent)
  await Promise.all(sent.map(({ nonce }) => store.dropReading(nonce)))
  await answer(database.transaction('list', 'readwrite').objectStore('list').clear())
  database.close()
}

const databaseName = 'door'
// A list of an older kind is thrown away and fetched anew; readings stay.
const version = 3

/** A browser that keeps nothing (a private window) keeps it as long as the page. */
export function deviceStore(): DeviceStore {
  const opened = openDatabase().then(storeIn, passingStore)
  return {
    list: async () => (await opened).list(),
    keepList: async kept => (await opened).keepList(kept),
    readings: async () => (await opened).readings(),
    keepReading: async reading => (await opened).keepReading(reading),
    dropReading: async nonce => (await opened).dropReading(nonce),
  }
}

function storeIn(database: IDBDatabase): DeviceStore {
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

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, version)
  opening.onupgradeneeded = () => {
    const { result: database } = opening
    if (database.objectStoreNames.contains('list')) database.deleteObjectStore('list')
    database.createObjectStore('list')
    if (!database.objectStoreNames.contains('readings'))
      database.createObjectStore('readings', { keyPath: 'nonce' })
  }
  return answer(opening)
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

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
