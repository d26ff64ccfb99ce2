import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { end, openForBench } from './fair-for-bench.ts'
import { requestsPerCpuSecond } from './load.ts'

const ports = { stored: 4710, uncached: 4711, raw: 4712 }
const path = '/speakers/'
const rounds = 5

/** How near a stored page comes to what Node can do at all, and how far it is from rendering every time. */
export async function benchStoredPage() {
  const site = await openForBench(ports.stored)
  const answer = await fetchRaw(ports.stored)
  const raw = fork('bench/raw-server.ts', { execPath: process.execPath })
  raw.send({ port: ports.raw, ...answer })
  await once(raw, 'message')

  const stored: number[] = []
  const bare: number[] = []
  const ask = (port: number, pid: number | undefined, requests: number) =>
    requestsPerCpuSecond({ port, path, pid: pid ?? 0, requests })
  await ask(ports.stored, site.process.pid, 5_000)
  await ask(ports.raw, raw.pid, 5_000)
  // Turn and turn about, so that a noisy neighbour disturbs both alike.
  for (let round = 0; round < rounds; round++) {
    stored.push(await ask(ports.stored, site.process.pid, 20_000))
    bare.push(await ask(ports.raw, raw.pid, 20_000))
  }
  await site.stop()
  await end(raw)

  const unstored = await openForBench(ports.uncached, { PAGE_STORE_MB: '0.001' })
  await ask(ports.uncached, unstored.process.pid, 50)
  const uncached = await ask(ports.uncached, unstored.process.pid, 300)
  await unstored.stop()

  const [a, b] = [median(stored), median(bare)]
  console.log(
    `\nRequests per CPU-second, ${path} (${Buffer.from(answer.body, 'base64').length} bytes, brotli)`,
  )
  console.log(`  stored page            ${a.toFixed(0).padStart(8)}`)
  console.log(
    `  raw node:http          ${b.toFixed(0).padStart(8)}   stored / raw      ${(a / b).toFixed(2)}  (wanted: 0.60 or more)`,
  )
  console.log(
    `  rendered every time    ${uncached.toFixed(0).padStart(8)}   stored / rendered ${(a / uncached).toFixed(0)}  (wanted: 20 or more)`,
  )
}

// The headers exactly as they went over the wire, without those that node:http adds by itself.
function fetchRaw(port: number): Promise<{ headers: string[]; body: string }> {
  const headers = { 'accept-encoding': 'gzip, br', cookie: 'i18n_redirected=ru' }
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => {
        const own = ['date', 'connection', 'keep-alive']
        const pairs = response.rawHeaders.flatMap((name, index, all) =>
          index % 2 === 0 && !own.includes(name.toLowerCase()) ? [name, all[index + 1] ?? ''] : [],
        )
        resolve({ headers: pairs, body: Buffer.concat(chunks).toString('base64') })
      })
    })
      .on('error', reject)
      .end()
  })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
