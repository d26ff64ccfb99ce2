import { expect, test } from 'vitest'
import { sandboxForTest } from '../sandbox-for-test.ts'

const attack = `"><script>alert('x')</script>`
const harmless = '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;'

test('nothing written in a letter becomes part of the page that shows it', async () => {
  const sandbox = await sandboxForTest()
  await sandbox.send({
    from: { name: attack, address: 'mallory@example.org' },
    to: 'anna@example.org',
    subject: `Subject ${attack}`,
    text: `Text ${attack}`,
    headers: { 'X-Note': `Header ${attack}` },
    attachments: [{ filename: `file ${attack}.txt`, content: 'words' }],
  })

  const list = await (await sandbox.get(`/mail/?subject=${encodeURIComponent(attack)}`)).text()
  expect(list).toContain(`<strong>Subject ${harmless}</strong>`)
  expect(list).not.toContain('<script')

  const letter = await (await sandbox.get('/mail/1/')).text()
  expect(letter).toContain(`<h2>Subject ${harmless}</h2>`)
  expect(letter).toContain(`<pre>Text ${harmless}</pre>`)
  expect(letter).toContain(`<dd>Header ${harmless}</dd>`)
  expect(letter).toContain(`file ${harmless}.txt`)
  expect(letter).toContain('mallory@example.org&gt;</dd>')
  expect(letter).not.toContain('<script')

  const search = await (await sandbox.get(`/mail/find/?to=${encodeURIComponent(attack)}`)).text()
  expect(search).toContain(`value="${harmless}"`)
  expect(search).not.toContain('<script')
})

test('pages forbid scripts and everything from elsewhere', async () => {
  const sandbox = await sandboxForTest()
  const page = await sandbox.get('/mail/')
  expect(page.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline';/,
  )
})

test('the html of a letter is shown in a cage', async () => {
  const sandbox = await sandboxForTest()
  await sandbox.send({ to: 'anna@example.org', subject: 'Hi', html: '<p>Hi</p>' })

  const page = await (await sandbox.get('/mail/1/')).text()
  expect(page).toMatch(/<iframe src="\/mail\/1\/html" [^>]*sandbox="allow-popups /)

  const letter = await sandbox.get('/mail/1/html')
  const policy = letter.headers.get('content-security-policy')?.split('; ')
  expect(policy).toEqual([
    "default-src 'none'",
    "img-src data: 'self' http://localhost:* http://127.0.0.1:*",
    "style-src 'unsafe-inline'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ])
  expect(await letter.text()).toBe('<base target="_blank"><p>Hi</p>')
})

test('pictures carried by a letter are shown in it, and its doctype stays first', async () => {
  const sandbox = await sandboxForTest()
  await sandbox.send({
    to: 'anna@example.org',
    subject: 'Logo',
    html: '<!doctype html><html><head><title>Logo</title></head><body><img src="cid:logo@portico"></body></html>',
    attachments: [{ filename: 'logo.png', cid: 'logo@portico', content: 'pixels' }],
  })
  expect(await (await sandbox.get('/mail/1/html')).text()).toBe(
    '<!doctype html><html><head><base target="_blank"><title>Logo</title></head>' +
      '<body><img src="/mail/1/attachments/1"></body></html>',
  )
})

test('an attached page is a download, never a page of the sandbox', async () => {
  const sandbox = await sandboxForTest()
  const attachments = [{ filename: "it's (a) page.html", content: '<script>alert(1)</script>' }]
  await sandbox.send({ to: 'anna@example.org', subject: 'Page', text: 'Page', attachments })

  const { headers } = await sandbox.get('/mail/1/attachments/1')
  expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''it%27s%20%28a%29%20page.html")
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a letter without html shows its text at once', async () => {
  const sandbox = await sandboxForTest()
  await sandbox.send({ to: 'anna@example.org', subject: 'Plain', text: 'Only words' })
  const page = await (await sandbox.get('/mail/1/')).text()
  expect(page).toContain('<details open><summary>Plain text</summary><pre>Only words</pre></details>')
  expect(page).not.toContain('<iframe')
})

test('only the list refreshes itself', async () => {
  const sandbox = await sandboxForTest()
  await sandbox.send({ to: 'anna@example.org', subject: 'Hi', text: 'Hi' })
  const refreshes = async (path: string) =>
    (await (await sandbox.get(path)).text()).includes('http-equiv="refresh"')
  expect(await refreshes('/mail/')).toBe(true)
  expect(await refreshes('/mail/find/')).toBe(false)
  expect(await refreshes('/mail/1/')).toBe(false)
})

test('a filter stays on while letters are opened', async () => {
  const sandbox = await sandboxForTest()
  await sandbox.send({ to: 'anna@example.org', subject: 'For Anna', text: 'Hi' })
  await sandbox.send({ to: 'boris@example.org', subject: 'For Boris', text: 'Hi' })
  const page = await (await sandbox.get('/mail/1/?to=anna@example.org')).text()
  expect(page).toContain('href="/mail/1/?to=anna%40example.org#letter-1" aria-current=page>')
  expect(page).not.toContain('For Boris')
})

test('a letter that is gone has a page that says so', async () => {
  const sandbox = await sandboxForTest()
  const page = await sandbox.get('/mail/99/')
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('<h2>No such letter</h2>')
})
