import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The bytes this process still holds, once everything that nobody can reach any more has been collected. */
export function heapAfterCollection(): number {
  // The first collection may only finish what the second can free: finalisers, buffers behind objects.
  collect()
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
