import { get, type IncomingMessage } from 'node:http'
import type { Site } from '../site.ts'

export type StreamEvent = { event: string; id: string | undefined; data: string; atMs: number }

/** Listens to a stream of server-sent events as a browser does, and keeps what came. */
export async function listenTo(
  site: Pick<Site, 'url'>,
  { path = '/api/v1/stands/events', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) {
  const events: StreamEvent[] = []
  const comments: string[] = []
  let text = ''
  let isOver = false
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(
      `${site.url}${path}`,
      { headers: { accept: 'text/event-stream', ...headers }, agent: false },
      resolve,
    ).on('error', reject)
  })
  response.setEncoding('utf8')
  response.on('data', (part: string) => {
    text += part
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) take(block)
  })
  for (const name of ['end', 'close', 'error'])
    response.on(name, () => {
      isOver = true
    })

  function take(block: string) {
    const field = (name: string) =>
      block
        .split('\n')
        .find(line => line.startsWith(`${name}: `))
        ?.slice(name.length + 2)
    if (block.startsWith(':')) comments.push(block)
    const [event, data] = [field('event'), field('data')]
    if (event && data) events.push({ event, id: field('id'), data, atMs: performance.now() })
  }

  return {
    status: response.statusCode,
    headers: response.headers,
    events,
    comments,
    isOver: () => isOver,
    pause: () => response.pause(),
    leave() {
      response.destroy()
    },
  }
}
