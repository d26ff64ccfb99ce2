import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { protocolBytes, sha256 } from '../../app/award/seal/check-protocol.ts'
import { fetchTimeStamp, readCertificates } from '../../app/award/seal/fetch-time-stamp.server.ts'
import { sandboxForTest } from '../../sandbox/sandbox-for-test.ts'
import { sampleProtocol } from './sample-protocol.ts'

const folder = mkdtempSync(join(tmpdir(), 'protocol-'))
afterAll(() => rmSync(folder, { recursive: true }))
const bytes = protocolBytes(sampleProtocol())
const hash = await sha256(bytes)

test('a protocol is found right, and one with a changed score, name or salt is not', () => {
  const whole = verify(file('whole.json', bytes), hash)
  expect(whole.status, whole.said).toBe(0)
  expect(whole.said).toContain(`SHA-256  ${hash}`)
  expect(whole.said).toContain('The fingerprints match: same file.')
  const text = new TextDecoder().decode(bytes)
  const forgeries = [
    text.replace(/("halves":\{"apparatus":)\d+/, '$113'),
    text.replace('Кострова', 'Костровa'),
    text.replace('6c6c6c', '6c6c6d'),
  ]
  for (const forgery of forgeries) {
    expect(forgery).not.toBe(text)
    const changed = verify(file('changed.json', forgery), hash)
    expect(changed.status).toBe(1)
    expect(changed.said).toContain('The fingerprints differ: file changed.')
  }
})

test('without the published hash a changed result is found all the same', () => {
  const text = new TextDecoder().decode(bytes).replace(/("juryPrize":\{"book":)[^,]+/, '$1"nobody"')
  const changed = verify(file('result.json', text))
  expect([changed.status, changed.said]).toEqual([1, expect.stringContaining('Counted anew')])
})

test('the receipt of the time-stamping service is checked with it', async () => {
  const sandbox = await sandboxForTest({ now: () => new Date('2025-09-10T18:14:07Z') })
  const pem = await (await sandbox.get('/timestamp/certificate.pem')).text()
  const service = { url: `${sandbox.url}/timestamp`, trusted: readCertificates(pem) }
  const stamped = await fetchTimeStamp(service, Buffer.from(hash, 'hex'))
  if (!stamped.ok) throw new Error(stamped.reason)
  const papers = ['--receipt', file('receipt.tsr', stamped.receipt), '--certificate', file('tsa.pem', pem)]
  const whole = verify(file('whole.json', bytes), hash, ...papers)
  expect([whole.status, whole.said]).toEqual([0, expect.stringContaining('at 2025-09-10T18:14:07.000Z')])
  const other = verify(file('other.json', '{}'), ...papers)
  expect([other.status, other.said]).toEqual([1, expect.stringContaining('other-hash')])
})

test('what is no protocol is said to be none; without a file the command explains itself', () => {
  const none = verify(file('none.json', 'hello'))
  expect([none.status, none.said]).toEqual([1, expect.stringContaining('not JSON')])
  expect(verify().status).toBe(2)
  expect(verify(join(folder, 'nowhere.json')).said).toContain('There is no file')
  expect(verify(file('whole.json', bytes), 'no-hash').status).toBe(2)
})

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

function verify(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/verify-protocol.ts', ...words], {
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}
