import { describe, expect, test } from 'vitest'
import { readSettings, WrongSetting } from './settings.server.ts'

const earnest = {
  PUBLIC_URL: 'https://portik.example',
  SMTP_URL: 'smtps://fair:u7Kq@mail.portik.example',
  MAIL_FROM: 'Портик <hello@portik.example>',
  YOOKASSA_URL: 'https://api.yookassa.ru/v3/',
  YOOKASSA_SHOP_ID: '123456',
  YOOKASSA_SECRET_KEY: 'live_secret',
  VAT_CODE: '4',
  PAYMENT_MODE: 'full_prepayment',
  LANDER_URL: 'https://lander.example/lander.php',
  LANDER_UNIT: 'fair',
  LANDER_LAND: 'autumn',
}

// As YooKassa publishes them.
const published = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.156.11',
  '77.75.156.35',
  '77.75.154.128/25',
  '2a02:5180::/32',
]

test('a bare machine gets the demo fair', () => {
  expect(readSettings({})).toEqual({
    isProduction: false,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    databasePool: 10,
    dataDir: '.data',
    fairNow: '2025-08-20T10:00:00+03:00',
    sandbox: { isOn: true, port: 3001, smtpPort: 3002, url: 'http://127.0.0.1:3001' },
    smtpUrl: 'smtp://127.0.0.1:3002',
    yookassa: {
      url: 'http://127.0.0.1:3001/yookassa/v3',
      shopId: '100500',
      secretKey: 'test_portico-sandbox',
      addresses: [...published, '127.0.0.1', '::1'],
    },
    lander: {
      url: 'http://127.0.0.1:3001/lander',
      unit: 'portico',
      type: '',
      land: 'art-fair',
      quoteId: '',
    },
    timeStamps: {
      url: 'http://127.0.0.1:3001/timestamp',
      certificateFile: 'sandbox/timestamp/certificate.pem',
    },
    wallets: { apple: null, google: null },
    vapid: null,
    vatCode: 1,
    paymentMode: 'full_payment',
    mailFrom: '«Портик» <hello@portik.example>',
    editorsEmail: 'editors@portik.example',
    imageDomains: ['images.portik.example', 'media.portik.example'],
    imageCacheBytes: 512 * 1024 * 1024,
    pageStoreBytes: 128 * 1024 * 1024,
    uploadsDir: '.data/uploads',
    pictureBucket: null,
    proxyHops: 0,
    postsPerMinute: 600,
    metrics: { isOpen: true, token: undefined },
    logLevel: 'info',
  })
})

test('a time-stamping service is named with the certificate it is trusted by; in production there is none by itself', () => {
  const production = { NODE_ENV: 'production', ...earnest }
  expect(readSettings(production).timeStamps).toBeNull()
  const named = {
    TIMESTAMP_URL: 'http://tsa.portik.example/tsr',
    TIMESTAMP_CERTIFICATE: 'file:/etc/portico/tsa.pem',
  }
  expect(readSettings({ ...production, ...named }).timeStamps).toEqual({
    url: 'http://tsa.portik.example/tsr',
    certificateFile: '/etc/portico/tsa.pem',
  })
  expect(() => readSettings({ TIMESTAMP_URL: named.TIMESTAMP_URL })).toThrow(/TIMESTAMP_CERTIFICATE/)
})

test('a wallet is set whole or not at all', () => {
  const google = {
    GOOGLE_WALLET_ISSUER_ID: '3388000000012345678',
    GOOGLE_WALLET_KEY: 'file:/etc/google.json',
  }
  expect(readSettings(google).wallets).toEqual({
    apple: null,
    google: { issuerId: '3388000000012345678', key: 'file:/etc/google.json' },
  })
  expect(() => readSettings({ GOOGLE_WALLET_KEY: 'file:/etc/google.json' })).toThrow(
    /GOOGLE_WALLET_ISSUER_ID: must be set together with GOOGLE_WALLET_KEY/,
  )
  const apple = { APPLE_WALLET_CERT: 'file:/a', APPLE_WALLET_KEY: 'file:/b', APPLE_WALLET_WWDR: 'file:/c' }
  expect(() => readSettings(apple)).toThrow(/PASS_TYPE_ID: must be set together with .*TEAM_ID: must be set/)
  const whole = { ...apple, PASS_TYPE_ID: 'pass.example.portik', TEAM_ID: 'A1B2C3D4E5' }
  expect(readSettings(whole).wallets.apple?.passTypeId).toBe('pass.example.portik')
})

test('the keys of web push come together, or nobody is told', () => {
  const keys = {
    VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}`,
    VAPID_PRIVATE_KEY: 'b'.repeat(43),
    VAPID_SUBJECT: 'mailto:hello@portik.example',
  }
  const production = { NODE_ENV: 'production', ...earnest }
  expect(readSettings(production).vapid).toBeNull()
  expect(readSettings({ ...production, ...keys }).vapid).toEqual({
    publicKey: keys.VAPID_PUBLIC_KEY,
    signingKey: keys.VAPID_PRIVATE_KEY,
    subject: keys.VAPID_SUBJECT,
  })
  expect(() => readSettings({ ...keys, VAPID_SUBJECT: 'portik.example' })).toThrow(
    /VAPID_SUBJECT: must be mailto:/,
  )
  expect(() => readSettings({ ...keys, VAPID_PUBLIC_KEY: 'abc' })).toThrow(
    /VAPID_PUBLIC_KEY: must be a public key/,
  )
  expect(() => readSettings({ ...keys, VAPID_PRIVATE_KEY: '' })).toThrow(
    new Error(
      'A setting is wrong. VAPID_PRIVATE_KEY: must be set together with the other two of VAPID. See .env.example.',
    ),
  )
})

test('in production the time is real and there is no sandbox', () => {
  const { isProduction, fairNow, sandbox, smtpUrl } = readSettings({
    NODE_ENV: 'production',
    ...earnest,
  })
  expect([isProduction, fairNow, sandbox.isOn, smtpUrl]).toEqual([true, undefined, false, earnest.SMTP_URL])
})

test('in production the address, the mail, the shop, the taxes and the lander are named, or the start is refused', () => {
  const { yookassa, vatCode, paymentMode, lander } = readSettings({ NODE_ENV: 'production', ...earnest })
  expect(yookassa).toEqual({
    url: 'https://api.yookassa.ru/v3',
    shopId: '123456',
    secretKey: 'live_secret',
    addresses: published,
  })
  expect([vatCode, paymentMode]).toEqual([4, 'full_prepayment'])
  expect(lander).toEqual({
    url: 'https://lander.example/lander.php',
    unit: 'fair',
    type: '',
    land: 'autumn',
    quoteId: '',
  })
  for (const name of Object.keys(earnest)) {
    expect(() => readSettings({ NODE_ENV: 'production', ...earnest, [name]: '' })).toThrow(
      new Error(`A setting is wrong. ${name}: must be set in production. See .env.example.`),
    )
  }
})

describe('production is refused', () => {
  test.for([
    ['PUBLIC_URL', 'http://portik.example', 'must be https in production'],
    ['PUBLIC_URL', 'https://localhost:3000', 'is the demo’s; production needs its own'],
    ['YOOKASSA_URL', 'http://api.yookassa.ru/v3', 'must be https in production'],
    ['LANDER_URL', 'http://lander.example/', 'must be https in production'],
    ['YOOKASSA_SHOP_ID', '100500', 'is the demo’s; production needs its own'],
    ['YOOKASSA_SECRET_KEY', 'test_portico-sandbox', 'is the demo’s; production needs its own'],
    ['YOOKASSA_SECRET_KEY', 'test_another', 'is the demo’s; production needs its own'],
    ['DATABASE_URL', 'postgres://portico:secret@db/portico', 'is the demo’s; production needs its own'],
    ['SMTP_URL', 'smtps://user:secret@smtp.example', 'is the demo’s; production needs its own'],
    ['SANDBOX', 'on', 'must be off in production'],
    ['FAIR_NOW', '2025-08-20T10:00:00+03:00', 'must not be set in production: the time is real'],
  ] as const)('with %s=%s', ([name, value, complaint]) => {
    const env = { NODE_ENV: 'production', HOST: '0.0.0.0', ...earnest, [name]: value }
    expect(() => readSettings(env)).toThrow(
      new Error(`A setting is wrong. ${name}: ${complaint}. See .env.example.`),
    )
  })

  const demo = {
    NODE_ENV: 'production',
    SANDBOX: 'on',
    FAIR_NOW: '2025-08-20T10:00:00+03:00',
    YOOKASSA_SECRET_KEY: 'test_portico-sandbox',
  }

  test.for([
    ['127.0.0.1', 'http://portik.example'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://127.0.0.1:3000'],
    ['10.0.0.5', 'http://10.0.0.5'],
    ['127.0.0.1', 'http://localhost.portik.example'],
    ['127.0.0.1', ''],
  ] as const)('as a rehearsal on %s, known as %s: somebody could come that way', ([HOST, PUBLIC_URL]) => {
    expect(() => readSettings({ ...demo, HOST, PUBLIC_URL })).toThrow(WrongSetting)
  })

  test.for([
    ['127.0.0.1', 'http://localhost:3000'],
    ['localhost', 'http://127.0.0.1:3000'],
    ['::1', 'http://[::1]:3000'],
  ] as const)('but not as a rehearsal on %s, known as %s: nobody can', ([HOST, PUBLIC_URL]) => {
    expect(readSettings({ ...demo, HOST, PUBLIC_URL })).toMatchObject({
      isProduction: true,
      fairNow: demo.FAIR_NOW,
      sandbox: { isOn: true },
    })
  })
})

test('the public address and the sandbox follow the port', () => {
  const { publicUrl, sandbox } = readSettings({ PORT: '4100' })
  expect(publicUrl).toBe('http://localhost:4100')
  expect(sandbox).toEqual({ isOn: true, port: 4101, smtpPort: 4102, url: 'http://127.0.0.1:4101' })
})

test('what is given wins', () => {
  const settings = readSettings({
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://portik.example/',
    DATABASE_URL: 'postgresql://fair@db/fair',
    DATABASE_POOL: '4',
    DATA_DIR: '/var/portico',
    FAIR_NOW: '2025-09-24T19:00:00+03:00',
    SANDBOX: 'on',
    SANDBOX_PORT: '9001',
    SANDBOX_SMTP_PORT: '9002',
    SMTP_URL: 'smtps://mail.portik.example',
    IMAGE_DOMAINS: ' One.example , two.example ',
    PAGE_STORE_MB: '0.5',
    UPLOADS: 'file:/srv/uploads',
    PROXY_HOPS: '1',
    POSTS_PER_MINUTE: '5',
    LOG_LEVEL: 'silent',
  })
  expect(settings).toMatchObject({
    host: '0.0.0.0',
    publicUrl: 'https://portik.example',
    databaseUrl: 'postgresql://fair@db/fair',
    databasePool: 4,
    dataDir: '/var/portico',
    fairNow: '2025-09-24T19:00:00+03:00',
    sandbox: { isOn: true, port: 9001, smtpPort: 9002, url: 'http://127.0.0.1:9001' },
    smtpUrl: 'smtps://mail.portik.example',
    imageDomains: ['one.example', 'two.example'],
    pageStoreBytes: 512 * 1024,
    uploadsDir: '/srv/uploads',
    pictureBucket: null,
    proxyHops: 1,
    postsPerMinute: 5,
    logLevel: 'silent',
  })
})

test('a setting left empty counts as not given', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(readSettings({}))
})

describe('a wrong value is named in the sentence', () => {
  test.for([
    ['PORT', 'abc', 'must be a port number'],
    ['PORT', '80.5', 'must be a port number'],
    ['PUBLIC_URL', 'portik.example', 'must be an http or https address'],
    ['PUBLIC_URL', 'ftp://portik.example', 'must be an http or https address'],
    ['DATABASE_URL', 'mysql://db/fair', 'must start with postgres:// or postgresql://'],
    ['DATABASE_POOL', '1', 'must be at least 2'],
    ['FAIR_NOW', '20 August', 'must be an ISO instant such as 2025-08-20T10:00:00+03:00'],
    ['FAIR_NOW', '2025-08-20T10:00:00', 'must be an ISO instant such as 2025-08-20T10:00:00+03:00'],
    ['SANDBOX', 'yes', 'must be on or off'],
    ['SANDBOX_PORT', 'x', 'must be a port number'],
    ['SANDBOX_SMTP_PORT', 'x', 'must be a port number'],
    ['SMTP_URL', 'mail.portik.example', 'must start with smtp:// or smtps://'],
    ['YOOKASSA_URL', 'api.yookassa.ru', 'must be an http or https address'],
    ['YOOKASSA_SHOP_ID', 'shop', 'must be the number of the shop'],
    ['VAT_CODE', 'none', 'must be from 1 to 12'],
    ['PAYMENT_MODE', 'credit', 'must be full_payment or full_prepayment'],
    ['MAIL_FROM', 'Портик', 'must be an e-mail address, with a name before it if you like: Name <address>'],
    [
      'MAIL_FROM',
      'a@b.example, c@d.example',
      'must be an e-mail address, with a name before it if you like: Name <address>',
    ],
    ['EDITORS_EMAIL', 'editors', 'must be an e-mail address'],
    ['IMAGE_DOMAINS', 'one.example', 'must be exactly two hosts, separated by a comma'],
    ['IMAGE_DOMAINS', 'a.example,b.example,c.example', 'must be exactly two hosts, separated by a comma'],
    ['IMAGE_CACHE_MB', 'lots', 'must be a number of megabytes'],
    ['PAGE_STORE_MB', '0', 'must be more than 0'],
    ['UPLOADS', '/srv/uploads', 'must be file: and a folder, or s3://KEY:SECRET@host/bucket'],
    ['UPLOADS', 's3://bucket/folder', 'must be file: and a folder, or s3://KEY:SECRET@host/bucket'],
    ['PROXY_HOPS', 'one', 'must be a number'],
    ['POSTS_PER_MINUTE', 'many', 'must be a number'],
    ['METRICS_TOKEN', 'short', 'must have at least 16 characters'],
    ['YOOKASSA_ADDRESSES', '10.0.0.0/33', 'must be addresses or networks, separated by commas'],
    ['YOOKASSA_ADDRESSES', 'yookassa.ru', 'must be addresses or networks, separated by commas'],
    ['LOG_LEVEL', 'loud', 'must be debug, info, warn, error or silent'],
  ] as const)('%s=%s', ([name, value, complaint]) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new Error(`A setting is wrong. ${name}: ${complaint}. See .env.example.`),
    )
  })

  test.for([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_POOL', '101'],
    ['PROXY_HOPS', '6'],
    ['VAT_CODE', '13'],
    ['POSTS_PER_MINUTE', '0'],
  ] as const)('%s=%s is out of range', ([name, value]) => {
    expect(() => readSettings({ [name]: value })).toThrow(WrongSetting)
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^A setting is wrong. ${name}: `))
  })

  test('all of them at once', () => {
    expect(() => readSettings({ PORT: 'abc', SANDBOX: 'yes' })).toThrow(
      new Error(
        'A setting is wrong. PORT: must be a port number; SANDBOX: must be on or off. See .env.example.',
      ),
    )
  })
})
