import { readFileSync } from 'node:fs'

// The process's clock stands still and is moved from outside, as the clock of a machine can be. The product itself knows
// nothing of it. Without a file it is the machine's own.
const machine = Date.now
let startedMs = 0
let file: string | undefined

Date.now = () => (file ? startedMs + aheadMs(file) : machine())

// Looked up once for all that is done at one go: nobody moves it meanwhile.
let ahead: number | undefined

function aheadMs(path: string): number {
  if (ahead === undefined) setImmediate(forget)
  ahead ??= Number(readFileSync(path, 'utf8'))
  return ahead
}

function forget() {
  ahead = undefined
}

export function holdClock(clockFile: string | undefined): void {
  startedMs = machine()
  file = clockFile
  forget()
}
