import { readFileSync } from 'node:fs'

// The process's clock stands still and is moved from outside, as the clock of a machine can be. The product itself knows
// nothing of it. Without a file it is the machine's own.
const machine = Date.now
let startedMs = 0
let file: string | undefined

Date.now = () => (file ? startedMs + Number(readFileSync(file, 'utf8')) : machine())

export function holdClock(clockFile: string | undefined): void {
  startedMs = machine()
  file = clockFile
}
