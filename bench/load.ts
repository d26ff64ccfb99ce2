import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'

/**
 * Asks one address over and over on a few kept-alive connections and tells how many answers a second of the
 * server's processor time buys. Wall time would measure the neighbours; processor time measures the server.
 */
export async function requestsPerCpuSecond(target: {
  port: number
  path: string
  pid: number
  requests: number
  /** More than the language, which everybody has chosen. */
  cookie?: string
  /** What the server does by itself, in seconds of processor a second: its clocks and queues are no part of an answer. */
  idle?: number
}): Promise<number> {
  const before = cpuSeconds(target.pid)
  const startedAt = performance.now()
  const connections = 8
  const each = Math.ceil(target.requests / connections)
  await Promise.all(Array.from({ length: connections }, () => askRepeatedly(target, each)))
  const byItself = ((performance.now() - startedAt) / 1000) * (target.idle ?? 0)
  return (each * connections) / Math.max(0.01, cpuSeconds(target.pid) - before - byItself)
}

/** The processor that a server uses while nobody asks, in seconds a second. */
export async function idleLoad(pid: number, seconds = 5): Promise<number> {
  const before = cpuSeconds(pid)
  await new Promise(resolve => setTimeout(resolve, seconds * 1000))
  return (cpuSeconds(pid) - before) / seconds
}

type Asked = { port: number; path: string; cookie?: string }

function askRepeatedly({ port, path, cookie }: Asked, times: number): Promise<void> {
  const cookies = ['i18n_redirected=ru', ...(cookie ? [cookie] : [])].join('; ')
  const question = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: gzip, br\r\nCookie: ${cookies}\r\n\r\n`
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(question))
    let left = times
    let awaited = -1
    let received: Buffer = Buffer.alloc(0)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`${path}: closed with ${left} to go`)))
    socket.on('data', chunk => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      try {
        if (awaited < 0) awaited = lengthOfAnswer(received)
      } catch (error) {
        socket.destroy(error as Error)
        return
      }
      if (awaited < 0 || received.length < awaited) return
      received = Buffer.alloc(0)
      awaited = -1
      if (--left > 0) socket.write(question)
      else {
        socket.end()
        resolve()
      }
    })
  })
}

function lengthOfAnswer(received: Buffer): number {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd < 0) return -1
  const head = received.subarray(0, headEnd).toString('latin1')
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`unexpected answer: ${head.split('\r\n')[0]}`)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (!length) throw new Error(`an answer without its length: ${head}`)
  return headEnd + 4 + Number(length)
}

// User and system time of all threads, in clock ticks of which Linux has a hundred a second.
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
