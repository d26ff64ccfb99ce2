import { heapAfterCollection } from '../builders/heap.ts'

// Loaded into a site before everything else: on a signal it tells what it holds after a collection.
process.on('SIGUSR2', () => console.log(`heap after collection: ${heapAfterCollection()}`))
