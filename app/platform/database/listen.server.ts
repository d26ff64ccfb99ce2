import pg from 'pg'
import type { Log } from '../log.server.ts'

type OnMessage = (payload: string) => void
/** Called after a broken subscription is mended: messages may have been missed in between. */
type OnGap = () => void

export type Subscriptions = {
  listen(channel: string, onMessage: OnMessage, onGap?: OnGap): Promise<void>
  close(): Promise<void>
}

type Listener = { channel: string; onMessage: OnMessage; onGap: OnGap | undefined }

/** The embedded database has one connection; its notifications come along with the answers. */
export function listenOnPool(pool: pg.Pool): Subscriptions {
  const listeners: Listener[] = []
  pool.on('connect', client => {
    client.on('notification', message => deliver(listeners, message))
    for (const { channel } of listeners) void client.query(`listen ${channel}`)
  })
  return {
    async listen(channel, onMessage, onGap) {
      listeners.push({ channel, onMessage, onGap })
      await pool.query(`listen ${channel}`)
    },
    async close() {
      listeners.length = 0
    },
  }
}

/** On PostgreSQL a connection of its own listens, and comes back by itself when it breaks. */
export function listenOnPostgres(url: string, log: Log, retryMs = 1_000): Subscriptions {
  const listeners: Listener[] = []
  let client: pg.Client | undefined
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function connect() {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true })
    fresh.on('notification', message => deliver(listeners, message))
    fresh.on('error', () => reconnectLater(fresh))
    fresh.on('end', () => reconnectLater(fresh))
    client = fresh
    await fresh.connect()
    for (const { channel } of listeners) await fresh.query(`listen ${channel}`)
  }

  function reconnectLater(broken: pg.Client) {
    if (isClosed || client !== broken) return
    client = undefined
    log.warn('the notification connection broke; connecting again')
    retry = setTimeout(async () => {
      try {
        await connect()
        for (const { onGap } of listeners) onGap?.()
      } catch {
        if (client) reconnectLater(client)
      }
    }, retryMs)
  }

  return {
    async listen(channel, onMessage, onGap) {
      listeners.push({ channel, onMessage, onGap })
      if (client) await client.query(`listen ${channel}`)
      else await connect()
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}

function deliver(listeners: Listener[], message: pg.Notification) {
  for (const listener of listeners) {
    if (listener.channel === message.channel) listener.onMessage(message.payload ?? '')
  }
}
