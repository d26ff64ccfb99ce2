import type { Server } from 'node:http'
import type { Settings } from '../../platform/settings/settings.server.ts'

export function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken by another program. Set PORT to another one.`)
          : error,
      )
    })
    server.listen(port, host, resolve)
  })
}

// New connections are refused, running answers are finished; whoever hangs on after ten seconds is cut off.
export function closeServer(server: Server): Promise<void> {
  return new Promise(resolve => {
    const cut = setTimeout(() => server.closeAllConnections(), 10_000)
    // A browser keeps its connection for more; once its answer is out, there will be no more.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
  })
}

export function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
