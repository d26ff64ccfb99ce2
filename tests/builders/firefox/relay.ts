import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import WebSocket, { WebSocketServer } from 'ws'

// Stands between Playwright and a Firefox of the system, which lacks some of the newest commands of emulation: where
// the browser does not know one, Playwright is told that nothing had to be done. Started in the browser's place.

const [browser = '', ...parameters] = process.argv.slice(2)
const firefox = spawn(browser, parameters, { stdio: ['inherit', 'inherit', 'pipe'] })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal))
firefox.on('exit', code => process.exit(code ?? 0))

for await (const line of createInterface({ input: firefox.stderr })) {
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line)?.[1]
  if (address) relayTo(address)
  else process.stderr.write(`${line}\n`)
}

function relayTo(address: string) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('listening', () => {
    const { port } = server.address() as { port: number }
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`)
  })
  server.on('connection', (playwright, request) => {
    const upstream = new WebSocket(`${address}${request.url}`, { perMessageDeflate: false })
    const early: string[] = []
    const emulations = new Set<number>()
    playwright.on('message', data => {
      const text = String(data)
      if (text.includes('"emulation.')) emulations.add(JSON.parse(text).id)
      if (upstream.readyState === WebSocket.OPEN) upstream.send(text)
      else early.push(text)
    })
    upstream.on('open', () => {
      for (const text of early) upstream.send(text)
    })
    upstream.on('message', data => {
      const text = String(data)
      playwright.send(text.includes('"unknown command"') ? orNothingToDo(text, emulations) : text)
    })
    upstream.on('close', () => playwright.close())
    playwright.on('close', () => upstream.close())
  })
}

function orNothingToDo(text: string, emulations: Set<number>): string {
  const { id, error } = JSON.parse(text)
  const isMissing = error === 'unknown command' && emulations.has(id)
  return isMissing ? JSON.stringify({ type: 'success', id, result: {} }) : text
}
