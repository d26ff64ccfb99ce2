import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { sandboxForTest } from './sandbox-for-test.ts'

test.for(['SIGTERM', 'SIGINT'] as const)(
  'says where it is, serves, and leaves in peace on %s',
  async signal => {
    const process = startMain({})
    const [line] = await once(process.stdout.setEncoding('utf8'), 'data')
    const [, url, smtpUrl] =
      /^sandbox: (http:\/\/127\.0\.0\.1:\d+) (smtp:\/\/127\.0\.0\.1:\d+)\n$/.exec(line) ?? []

    await createTransport(smtpUrl).sendMail({ from: 'a@portico.test', to: 'b@portico.test', text: 'Hi' })
    expect(await (await fetch(`${url}/mail`)).json()).toHaveLength(1)

    process.kill(signal)
    expect(await once(process, 'exit')).toEqual([0, null])
  },
)

test('an open connection does not keep it from leaving', async () => {
  const process = startMain({})
  const [line] = await once(process.stdout.setEncoding('utf8'), 'data')
  const transport = createTransport({ url: line.trim().split(' ')[2], pool: true })
  onTestFinished(() => transport.close())
  await transport.sendMail({ from: 'a@portico.test', to: 'b@portico.test', text: 'Hi' })

  process.kill('SIGTERM')
  expect(await once(process, 'exit')).toEqual([0, null])
})

test.for([
  ['SANDBOX_PORT', 'HTTP'],
  ['SANDBOX_SMTP_PORT', 'SMTP'],
] as const)('a taken port is named, with the setting %s that moves it', async ([setting, speaks]) => {
  const { port } = new URL((await sandboxForTest()).url)
  expect(await outcomeOf(startMain({ [setting]: port }))).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: `sandbox: Port ${port} on 127.0.0.1 (${speaks}) is already taken. Set ${setting} to a free one.\n`,
  })
})

test('a wrong setting is named', async () => {
  expect(await outcomeOf(startMain({ SANDBOX_PORT: 'eighty' }))).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: 'sandbox: SANDBOX_PORT must be a port number between 0 and 65535, not "eighty".\n',
  })
})

function startMain(env: Record<string, string>) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    env: { SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

async function outcomeOf(child: ReturnType<typeof startMain>) {
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { exitCode, stdout, stderr }
}
