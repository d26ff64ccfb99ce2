import { createTransport, type SendMailOptions } from 'nodemailer'
import { onTestFinished } from 'vitest'
import { startSandbox } from './start-sandbox.ts'
import type { GatewayTerms } from './yookassa/gateway.ts'

/** A sandbox of its own for the running test, on ports nobody else uses; gone when the test is over. */
export async function sandboxForTest(gateway: Partial<GatewayTerms> = {}) {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0, gateway })
  onTestFinished(sandbox.stop)

  return {
    ...sandbox,
    get: (path: string) => fetch(sandbox.url + path),
    getJson: async (path: string) => (await fetch(sandbox.url + path)).json(),
    delete: (path: string) => fetch(sandbox.url + path, { method: 'DELETE' }),
    control: (path: string, order: unknown) =>
      fetch(sandbox.url + path, { method: 'POST', body: JSON.stringify(order) }),
    send: (letter: SendMailOptions) =>
      createTransport(sandbox.smtpUrl).sendMail({ from: 'box-office@portico.test', ...letter }),
  }
}
