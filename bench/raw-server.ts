import { createServer } from 'node:http'

// The yardstick: node:http sending the same bytes with the same headers from memory, and nothing else.
process.once('message', ({ port, headers, body }: { port: number; headers: string[]; body: string }) => {
  const bytes = Buffer.from(body, 'base64')
  createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  }).listen(port, '127.0.0.1', () => process.send?.('ready'))
})
