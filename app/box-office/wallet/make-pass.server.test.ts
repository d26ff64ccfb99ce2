import { execFileSync } from 'node:child_process'
import { createHash, createPublicKey, verify } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type TestAuthority, testAuthority } from '../../../tests/builders/wallets/test-authority.ts'
import { readZip } from '../../platform/spreadsheets/read-zip.server.ts'
import { makePass } from './make-pass.server.ts'
import { walletLink } from './make-wallet-link.server.ts'
import { openWallets } from './open-wallets.server.ts'
import type { PassFacts } from './pass-facts.ts'

const now = new Date('2025-08-20T10:00:00+03:00')
const facts: PassFacts = {
  locale: 'ru',
  number: '7K3D9F-1',
  code: 'ABCD1234EFGH5678',
  typed: 'ABCD 1234 EFGH 5678',
  seal: `P1.ABCD1234EFGH5678.2025-09:D:B20250926.${'A'.repeat(103)}`,
  title: 'Билет на день',
  eventTitle: null,
  date: '26 сентября 2025, пятница',
  hours: 'с 11:00 до 14:00 МСК',
  isEvent: false,
  holder: 'Пётр Лугин',
  people: null,
  proof: null,
  place: 'Выставочный комплекс «Старый Манежный двор», Москва, Каретная наб., 7',
  slotId: '2025-09-26-before',
  startsAt: new Date('2025-09-26T11:00:00+03:00'),
  endsAt: new Date('2025-09-26T14:00:00+03:00'),
  page: 'https://portik.example/tickets/ticket/aaaaaaaaaaaaaaaaaaaaaaaa/',
}

function walletOf(
  authority: TestAuthority,
  given: Partial<Record<'certificate' | 'key' | 'issuer', string>> = {},
) {
  const { certificate, key, issuer } = authority
  const apple = {
    certificate,
    key,
    issuer,
    passTypeId: 'pass.example.portik',
    teamId: 'A1B2C3D4E5',
    ...given,
  }
  return openWallets({ apple, google: null }).apple
}

async function passOf(authority: TestAuthority, about = facts) {
  const wallet = walletOf(authority)
  if (!wallet) throw new Error('no wallet')
  const bounds = { entries: 20, unpackedBytes: 2_000_000 }
  return readZip(await makePass(about, wallet, now), () => true, bounds)
}

describe('a pass for Apple’s wallet', () => {
  test('says what the ticket says, with the same code', async () => {
    const pass = JSON.parse(String((await passOf(testAuthority())).get('pass.json')))
    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.example.portik',
      teamIdentifier: 'A1B2C3D4E5',
      serialNumber: '7K3D9F-1',
      relevantDate: '2025-09-26T08:00:00.000Z',
      backgroundColor: 'rgb(244, 238, 226)',
      barcodes: [{ format: 'PKBarcodeFormatQR', message: facts.seal, altText: facts.typed }],
    })
    expect(JSON.stringify(pass.eventTicket)).toContain('Пётр Лугин')
    expect(JSON.stringify(pass.eventTicket.backFields)).toContain(
      'Действует код, который показывает страница',
    )
    const english = await passOf(testAuthority(), { ...facts, locale: 'en', title: 'Day ticket' })
    expect(String(english.get('pass.json'))).toContain('The code that counts')
  })

  test('every file weighs what the manifest says, and nothing is missing from it', async () => {
    const files = await passOf(testAuthority())
    const manifest = JSON.parse(String(files.get('manifest.json')))
    const own = [...files].filter(([name]) => name !== 'manifest.json' && name !== 'signature')
    expect(manifest).toEqual(
      Object.fromEntries(own.map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')])),
    )
    const images = ['icon', 'logo'].flatMap(name => ['', '@2x', '@3x'].map(scale => `${name}${scale}.png`))
    expect(Object.keys(manifest).sort()).toEqual([...images, 'pass.json'].sort())
    for (const name of images) expect(files.get(name)?.subarray(1, 4).toString()).toBe('PNG')
  })

  test('is signed so that openssl, which knows the authority alone, finds it right, and not once it is changed', async () => {
    const authority = testAuthority()
    const files = await passOf(authority)
    const at = (name: string) => join(authority.folder, name)
    writeFileSync(at('signature'), files.get('signature') ?? '')
    const check = (manifest: Buffer | string) => {
      writeFileSync(at('manifest.json'), manifest)
      const trusted = ['-CAfile', at('root.pem'), '-purpose', 'any', '-binary']
      const what = ['-inform', 'DER', '-in', at('signature'), '-content', at('manifest.json')]
      return execFileSync('openssl', ['smime', '-verify', ...what, ...trusted], { stdio: 'pipe' }).toString()
    }
    const manifest = files.get('manifest.json') ?? ''
    expect(check(manifest)).toBe(String(manifest))
    expect(() => check(`${manifest} `)).toThrow(/digest/i)
    expect(() =>
      execFileSync(
        'openssl',
        [
          'smime',
          '-verify',
          '-inform',
          'DER',
          '-in',
          at('signature'),
          '-content',
          at('manifest.json'),
          '-CAfile',
          join(testAuthority().folder, 'root.pem'),
        ],
        { stdio: 'pipe' },
      ),
    ).toThrow(/verify/i)
  })

  test('a key, or an authority, that is not the certificate’s stops the start', () => {
    const [one, other] = [testAuthority(), testAuthority()]
    expect(() => walletOf(one, { key: other.key })).toThrow(/APPLE_WALLET_KEY: is not the key of/)
    expect(() => walletOf(one, { issuer: other.issuer })).toThrow(/APPLE_WALLET_WWDR: has not issued/)
    expect(() => walletOf(one, { certificate: 'nothing' })).toThrow(/APPLE_WALLET_CERT: is not a certificate/)
  })
})

describe('a ticket for Google’s wallet', () => {
  const authority = testAuthority()
  const account = JSON.stringify({ client_email: 'fair@portik.example', private_key: authority.key })
  const { google } = openWallets({ apple: null, google: { issuerId: '3388000000012345678', key: account } })
  const linkOf = (about: PassFacts) =>
    google ? walletLink(about, google, { publicUrl: 'https://portik.example', now }) : ''

  test('is all in the link, signed with the key of the account', () => {
    const link = linkOf(facts)
    const [, header = '', claims = '', signature = ''] = /save\/([^.]+)\.([^.]+)\.([^.]+)$/.exec(link) ?? []
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect(read(header)).toEqual({ alg: 'RS256', typ: 'JWT' })
    const key = createPublicKey(authority.key)
    const isTrue = (text: string) =>
      verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64url'))
    expect([isTrue(`${header}.${claims}`), isTrue(`${header}.${claims}x`)]).toEqual([true, false])
    const { payload, ...rest } = read(claims)
    expect(rest).toEqual({
      iss: 'fair@portik.example',
      aud: 'google',
      typ: 'savetowallet',
      iat: now.getTime() / 1000,
      origins: ['https://portik.example'],
    })
    const [object] = payload.eventTicketObjects
    expect(object.classId).toBe(payload.eventTicketClasses[0].id)
    expect(object).toMatchObject({
      state: 'ACTIVE',
      barcode: { type: 'QR_CODE', value: facts.seal },
      ticketNumber: '7K3D9F-1',
    })
    // The code opens the door: no name in Google's books tells it.
    expect(object.id).not.toContain(facts.code)
  })

  test('is one object for one code: after a change it is another', () => {
    const idOf = (link: string) =>
      JSON.parse(Buffer.from(link.split('.').at(-2) ?? '', 'base64url').toString()).payload
        .eventTicketObjects[0].id
    expect(idOf(linkOf(facts))).toBe(idOf(linkOf({ ...facts, locale: 'en' })))
    expect(idOf(linkOf(facts))).not.toBe(idOf(linkOf({ ...facts, code: 'ZZZZ1234EFGH5678' })))
  })

  test('what is no service account stops the start', () => {
    const open = (key: string) => openWallets({ apple: null, google: { issuerId: '1', key } })
    expect(() => open('{}')).toThrow(/GOOGLE_WALLET_KEY: is not the JSON file/)
    expect(() => open(JSON.stringify({ client_email: 'a@b.example', private_key: 'x' }))).toThrow(
      /GOOGLE_WALLET_KEY: is not a private key/,
    )
  })
})
