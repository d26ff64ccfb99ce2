import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

type Written = { chunk: Buffer }

/**
 * A socket's stand-in: what the `pg` driver would send over the network goes to the PostgreSQL embedded in this
 * process, so that one driver serves both databases. Messages that belong together arrive corked, as one batch.
 */
export class EmbeddedConnection extends Duplex {
  readonly #postgres: PGlite

  constructor(postgres: PGlite) {
    super()
    this.#postgres = postgres
  }

  connect() {
    this.#startSession().then(
      () => this.emit('connect'),
      (error: unknown) => this.destroy(error as Error),
    )
    return this
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void) {
    this.#exchange(chunk, done)
  }

  override _writev(batch: Written[], done: (error?: Error | null) => void) {
    this.#exchange(Buffer.concat(batch.map(({ chunk }) => chunk)), done)
  }

  override _final(done: () => void) {
    this.push(null)
    done()
  }

  setNoDelay = () => this
  setKeepAlive = () => this
  ref = () => this
  unref = () => this

  // The pool throws a connection away after an error, but behind every one is the same backend: without this it
  // would still have the last one's transaction open and know its prepared statements.
  async #startSession() {
    await this.#postgres.exec('rollback')
    await this.#postgres.exec('discard all')
  }

  #exchange(message: Buffer, done: (error?: Error | null) => void) {
    if (this.#postgres.closed || isFarewell(message)) return done()
    // Not `execProtocolRaw`, which parses every answer once more and keeps its rows for ever. What the callback is given
    // is the database's own memory, to be copied before the next statement writes over it.
    const answer: Buffer[] = []
    this.#postgres
      .execProtocolRawStream(message, { onRawData: bytes => void answer.push(Buffer.from(bytes)) })
      .then(() => {
        // In one piece: the driver would join the pieces of a long row again and again.
        if (answer.length > 0) this.push(Buffer.concat(answer))
        done()
      })
      .catch(done)
  }
}

// The driver's Terminate would end the one backend everybody shares.
function isFarewell(message: Buffer): boolean {
  return message.length === 5 && message[0] === 'X'.charCodeAt(0)
}
