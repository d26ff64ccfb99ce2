import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createMailbox } from './mail/mailbox.ts'
import { smtpServer } from './mail/smtp-server.ts'
import { outsideWorld } from './outside-world.ts'
import { type GatewayTerms, usualTerms, yookassa } from './yookassa/gateway.ts'

export type SandboxAddress = { host: string; port: number; smtpPort: number }
export type SandboxTerms = SandboxAddress & { gateway?: Partial<GatewayTerms> }

/** How long a conversation that is still going on may hold up the stop. */
const graceMs = 1000

/** Port 0 means any free port; the answer names the one that was taken. */
export async function startSandbox({ host, port, smtpPort, gateway: terms }: SandboxTerms) {
  const mailbox = createMailbox()
  const gatewayTerms = { ...usualTerms, ...terms }
  const gateway = yookassa(gatewayTerms)
  const world = outsideWorld(mailbox, gateway.app, gatewayTerms.now)
  const http = createAdaptorServer({ fetch: world.fetch }) as HttpServer
  const smtp = smtpServer(mailbox, { graceMs })

  await listen(http, host, port, 'HTTP', 'SANDBOX_PORT')
  try {
    await listen(smtp.server, host, smtpPort, 'SMTP', 'SANDBOX_SMTP_PORT')
  } catch (error) {
    await closeHttp(http)
    throw error
  }

  let stopping: Promise<unknown> | undefined
  return {
    url: addressOf('http', host, http),
    smtpUrl: addressOf('smtp', host, smtp.server),
    /** May be called again while it is under way: a test and its cleanup often both do. */
    async stop() {
      gateway.stop()
      stopping ??= Promise.all([closeHttp(http), new Promise<void>(resolve => smtp.close(resolve))])
      await stopping
    },
  }
}

/** The one failure to start that a person can mend; its message says how. */
export class PortUnavailable extends Error {}

async function listen(server: Server, host: string, port: number, speaks: string, setting: string) {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new PortUnavailable(
        `Port ${port} on ${host} (${speaks}) is already taken. Set ${setting} to a free one.`,
      )
    }
    if (code === 'EACCES') {
      throw new PortUnavailable(
        `Port ${port} on ${host} (${speaks}) is not allowed here. Set ${setting} to another.`,
      )
    }
    throw error
  }
}

async function closeHttp(server: HttpServer) {
  const closed = once(server, 'close')
  server.close()
  // A lead answered with a long delay must not hold the process: after the grace it is cut off.
  const impatience = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(impatience)
}

function addressOf(scheme: string, host: string, server: Server) {
  const { port } = server.address() as AddressInfo
  const name = host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `${scheme}://${name}:${port}`
}
