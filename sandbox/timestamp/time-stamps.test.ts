import { execFileSync } from 'node:child_process'
import { createHash, randomBytes, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkTimeStamp } from '../../app/award/seal/check-time-stamp.server.ts'
import { fetchTimeStamp, readCertificates } from '../../app/award/seal/fetch-time-stamp.server.ts'
import { timeStampRequest } from '../../app/award/seal/time-stamp-request.ts'
import { sandboxForTest } from '../sandbox-for-test.ts'
import { makeCertificate } from './signing-key.ts'

const sealedAt = new Date('2025-09-10T18:14:07Z')
const hash = createHash('sha256').update('протокол').digest()

async function service() {
  const sandbox = await sandboxForTest({ now: () => sealedAt })
  const pem = await (await sandbox.get('/timestamp/certificate.pem')).text()
  return { url: `${sandbox.url}/timestamp`, trusted: readCertificates(pem), pem }
}

describe('a time stamp', () => {
  test('confirms the hash, with its moment and a number', async () => {
    const stamped = await fetchTimeStamp(await service(), hash)
    expect(stamped.ok && stamped.stamp).toEqual({ at: sealedAt, serial: '1141' })
  })

  test('is a receipt that holds for this hash and no other', async () => {
    const { trusted, ...rest } = await service()
    const stamped = await fetchTimeStamp({ trusted, ...rest }, hash)
    if (!stamped.ok) throw new Error(stamped.reason)
    expect(checkTimeStamp(stamped.receipt, { hash, trusted }).ok).toBe(true)
    const other = createHash('sha256').update('другой').digest()
    expect(checkTimeStamp(stamped.receipt, { hash: other, trusted })).toEqual({
      ok: false,
      reason: 'other-hash',
    })
    expect(checkTimeStamp(stamped.receipt, { hash, nonce: randomBytes(8), trusted })).toEqual({
      ok: false,
      reason: 'other-nonce',
    })
    // A stranger's certificate, of the same name and number.
    const stranger = [new X509Certificate(makeCertificate())]
    expect(checkTimeStamp(stamped.receipt, { hash, trusted: stranger })).toEqual({
      ok: false,
      reason: 'unknown-signer',
    })
  })

  test('does not survive a change of hash, number, moment, nonce or signature, nor a cut', async () => {
    const asked = await service()
    const stamped = await fetchTimeStamp(asked, hash)
    if (!stamped.ok) throw new Error(stamped.reason)
    const { receipt } = stamped
    const survivors: number[] = []
    for (let at = 0; at < receipt.length; at++) {
      const changed = Uint8Array.from(receipt)
      changed[at] = (changed[at] ?? 0) ^ 0x01
      if (checkTimeStamp(changed, { hash, trusted: asked.trusted }).ok) survivors.push(at)
    }
    // From the hash on come number, moment and nonce; at the end stands the signature.
    const hashAt = Buffer.from(receipt).indexOf(hash)
    const isTelling = (at: number) => (at >= hashAt && at < hashAt + 32 + 31) || at >= receipt.length - 70
    expect(survivors.filter(isTelling)).toEqual([])
    for (let end = 0; end < receipt.length; end += 7) {
      expect(checkTimeStamp(receipt.subarray(0, end), { hash, trusted: asked.trusted }).ok).toBe(false)
    }
  })

  test('is asked for in vain where there is none', async () => {
    const { trusted } = await service()
    const server = createServer((_, response) => response.end('hello'))
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    onTestFinished(() => void server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    expect(await fetchTimeStamp({ url, trusted }, hash)).toEqual({ ok: false, reason: 'no-answer' })
    expect(await fetchTimeStamp({ url: 'http://127.0.0.1:1/', trusted }, hash)).toEqual({
      ok: false,
      reason: 'no-answer',
    })
  })

  test('is refused for what is no request, and for another kind of hash', async () => {
    const { url, trusted } = await service()
    const ask = async (body: Uint8Array, type = 'application/timestamp-query') => {
      const init = { method: 'POST', body: Uint8Array.from(body), headers: { 'content-type': type } }
      const response = await fetch(url, init)
      return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
    }
    expect((await ask(Buffer.from('x'), 'text/plain')).status).toBe(415)
    const refused = { ok: false, reason: 'refused' }
    const answers = await Promise.all([
      ask(Buffer.from('no request')),
      ask(timeStampRequest(hash.subarray(1), randomBytes(8))),
    ])
    for (const { bytes } of answers) expect(checkTimeStamp(bytes, { hash, trusted })).toEqual(refused)
  })
})

const hasOpenssl = (() => {
  try {
    return execFileSync('openssl', ['version']).length > 0
  } catch {
    return false
  }
})()

test.runIf(hasOpenssl)('openssl understands our request and finds the receipt right', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'time-stamp-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const asked = await service()
  const stamped = await fetchTimeStamp(asked, hash)
  if (!stamped.ok) throw new Error(stamped.reason)
  const query = file('query.tsq', timeStampRequest(hash, randomBytes(8)))
  const told = execFileSync('openssl', ['ts', '-query', '-in', query, '-text'], { encoding: 'utf8' })
  expect(told).toContain('Hash Algorithm: sha256')
  expect(told).toContain('Certificate required: yes')
  const receipt = file('receipt.tsr', stamped.receipt)
  const authority = file('authority.pem', asked.pem)
  const verify = (words: string) =>
    execFileSync(
      'openssl',
      ['ts', '-verify', '-data', file('protocol.json', words), '-in', receipt, '-CAfile', authority],
      { encoding: 'utf8', stdio: 'pipe' },
    )
  expect(verify('протокол')).toContain('Verification: OK')
  expect(() => verify('другой')).toThrow()
})
