import { type ChildProcess, spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { keepLog } from './logs/kept-logs.ts'

/** A Node process of the test's own, its words collected; killed if it outlives the test. */
export function startChild(parameters: string[], env: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child: ChildProcess = spawn(process.execPath, parameters, {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
  })
  const output = keepLog(child)
  const ended = new Promise<number | null>(resolve => child.once('close', code => resolve(code)))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { process: child, output, ended }
}
