import { createServer, type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Answer, ask } from './ask.ts'

export type Front = {
  url: string
  /** Nobody answers any more, as in a hall without a signal. */
  isDown: boolean
  /** The site as if it had been built anew under this id. */
  buildId: string | undefined
  /** Addresses answered here instead of by the site. */
  own: Map<string, { type: string; body: string }>
  close(): Promise<void>
}

/** Stands between a browser and a site, where a service worker's requests can be met too. */
export async function openFront(site: { url: string }): Promise<Front> {
  const realId = ((await ask(site, '/healthz')).json() as { build: string }).build
  const front = { isDown: false, buildId: undefined, own: new Map() } as unknown as Front
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (front.isDown) return void request.socket.destroy()
    const own = front.own.get(path)
    if (own) return void response.writeHead(200, { 'content-type': own.type }).end(own.body)
    const { 'accept-encoding': _a, 'if-none-match': _i, host, ...headers } = request.headers
    const asked = front.buildId ? path.replaceAll(front.buildId, realId) : path
    if (headers.accept === 'text/event-stream') return passOn(request, response, new URL(asked, site.url))
    // A form says where it comes from, and the site compares that with the host it is asked for.
    const posted = request.method === 'POST' ? { body: await buffer(request) } : {}
    const answer = await ask(site, asked, {
      method: request.method ?? 'GET',
      headers: request.method === 'POST' ? { ...headers, host } : headers,
      ...posted,
    })
    const { 'content-length': _l, etag: _e, ...rest } = answer.headers
    response.writeHead(answer.status, rest).end(renamed(answer))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  front.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  front.close = async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  return front

  // What goes on for as long as the page is open has no end to wait for.
  function passOn(request: IncomingMessage, response: ServerResponse, address: URL): void {
    const on = requestOf(address, { headers: { accept: 'text/event-stream' } }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    on.once('error', () => response.destroy())
    request.once('close', () => on.destroy())
    on.end()
  }

  function renamed({ bytes, text, headers }: Answer): Buffer | string {
    const isText = /text|json|javascript/.test(headers['content-type'] ?? '')
    return front.buildId && isText ? text.replaceAll(realId, front.buildId) : bytes
  }
}
