import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { sandboxForTest } from '../sandbox-for-test.ts'

const anna = 'anna@example.org'

test('a letter in Russian comes back as it was written, its attachment byte for byte', async () => {
  const sandbox = await sandboxForTest()
  await sandbox.send({
    from: 'Касса <kassa@portico.test>',
    to: `Анна <${anna}>`,
    subject: 'Ваши билеты на ярмарку — 25 сентября',
    text: 'Здравствуйте, Анна!\nЖдём вас.',
    html: '<p>Здравствуйте, <b>Анна</b>!</p>',
    attachments: [
      { filename: 'Билет № 1 «Четверг».pdf', content: Buffer.from([0, 255, 13, 10, 46, 13, 10, 128]) },
    ],
  })

  const [letter] = await sandbox.getJson('/mail')
  expect(letter).toEqual({
    id: '1',
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    from: 'kassa@portico.test',
    to: [anna],
    subject: 'Ваши билеты на ярмарку — 25 сентября',
    text: 'Здравствуйте, Анна!\nЖдём вас.',
    html: '<p>Здравствуйте, <b>Анна</b>!</p>',
    attachments: [
      {
        filename: 'Билет № 1 «Четверг».pdf',
        contentType: 'application/pdf',
        size: 8,
        url: '/mail/1/attachments/1',
      },
    ],
    headers: expect.objectContaining({ from: 'Касса <kassa@portico.test>', to: `Анна <${anna}>` }),
  })
  expect(await sandbox.getJson('/mail/1')).toEqual(letter)

  const file = await sandbox.get(letter.attachments[0].url)
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 255, 13, 10, 46, 13, 10, 128])
  expect(file.headers.get('content-type')).toBe('application/pdf')
  const encodedName = file.headers.get('content-disposition')?.replace("attachment; filename*=UTF-8''", '')
  expect(decodeURIComponent(encodedName ?? '')).toBe('Билет № 1 «Четверг».pdf')
})

test('a letter with neither html nor attachments says so', async () => {
  const sandbox = await sandboxForTest()
  await sandbox.send({ to: anna, subject: 'Hello', text: 'Plain words' })
  expect(await sandbox.getJson('/mail/1')).toMatchObject({ text: 'Plain words', html: null, attachments: [] })
  expect((await sandbox.get('/mail/1/html')).status).toBe(404)
})

test('letters are listed newest first and found by address and subject', async () => {
  const sandbox = await sandboxForTest()
  await sandbox.send({ to: anna, subject: 'Заявка принята', text: '1' })
  await sandbox.send({ to: 'boris@example.org', subject: 'Заявка отклонена', text: '2' })
  await sandbox.send({ to: ['boris@example.org', anna], subject: 'Оплата', text: '3' })

  const subjects = async (query: string) =>
    (await sandbox.getJson(`/mail${query}`)).map((letter: { subject: string }) => letter.subject)
  expect(await subjects('')).toEqual(['Оплата', 'Заявка отклонена', 'Заявка принята'])
  expect(await subjects('?to=ANNA@Example.org')).toEqual(['Оплата', 'Заявка принята'])
  expect(await subjects('?to=anna')).toEqual([])
  expect(await subjects(`?subject=${encodeURIComponent('заявка')}`)).toEqual([
    'Заявка отклонена',
    'Заявка принята',
  ])
  expect(await subjects(`?to=${anna}&subject=${encodeURIComponent('заявка')}`)).toEqual(['Заявка принята'])
})

test('a hidden copy is listed among the recipients', async () => {
  const sandbox = await sandboxForTest()
  await sandbox.send({ to: anna, bcc: 'office@portico.test', subject: 'Copy', text: 'Copy' })
  expect((await sandbox.getJson('/mail?to=office@portico.test'))[0].to).toEqual([anna, 'office@portico.test'])
})

test('an emptied mailbox forgets its letters and never gives their numbers again', async () => {
  const sandbox = await sandboxForTest()
  await sandbox.send({ to: anna, subject: 'Old', text: 'Old' })
  expect((await sandbox.delete('/mail')).status).toBe(204)
  expect(await sandbox.getJson('/mail')).toEqual([])
  expect((await sandbox.get('/mail/1')).status).toBe(404)

  await sandbox.send({ to: anna, subject: 'New', text: 'New' })
  expect((await sandbox.getJson('/mail'))[0]).toMatchObject({ id: '2', subject: 'New' })
})

test('the next letters are refused for a while when told to, then taken again', async () => {
  const sandbox = await sandboxForTest()
  const letter = { to: anna, subject: 'Ticket', text: 'Ticket' }
  expect(await (await sandbox.control('/mail/control', { reject: 2 })).json()).toEqual({ reject: 2 })

  await expect(sandbox.send(letter)).rejects.toMatchObject({ responseCode: 451 })
  await expect(sandbox.send(letter)).rejects.toMatchObject({ responseCode: 451 })
  expect(await sandbox.getJson('/mail')).toEqual([])

  await sandbox.send(letter)
  expect(await sandbox.getJson('/mail')).toHaveLength(1)
})

test('a reset takes back refusals that were ordered', async () => {
  const sandbox = await sandboxForTest()
  await sandbox.control('/mail/control', { reject: 5 })
  expect(await (await sandbox.control('/mail/control', { reset: true })).json()).toEqual({ reject: 0 })
  await sandbox.send({ to: anna, subject: 'Ticket', text: 'Ticket' })
  expect(await sandbox.getJson('/mail')).toHaveLength(1)
})

test.for([
  ['{"reject":', 'The body is not valid JSON.'],
  ['{"reject":-1}', /reject/],
  ['{"rejct":1}', /send \{"reject"/],
  ['[]', /send \{"reject"/],
] as const)('the order %s is answered with a sentence, not obeyed', async ([body, sentence]) => {
  const sandbox = await sandboxForTest()
  const answer = await fetch(`${sandbox.url}/mail/control`, { method: 'POST', body })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ error: expect.stringMatching(sentence) })
})

test('any name and password will do', async () => {
  const sandbox = await sandboxForTest()
  const { hostname, port } = new URL(sandbox.smtpUrl)
  for (const method of ['PLAIN', 'LOGIN', 'CRAM-MD5']) {
    const transport = createTransport({
      host: hostname,
      port: Number(port),
      auth: { user: 'somebody', pass: 'something' },
      authMethod: method,
    })
    await transport.sendMail({ from: 'a@portico.test', to: anna, subject: method, text: 'Signed in' })
  }
  expect(await sandbox.getJson('/mail')).toHaveLength(3)
})

test('a letter over 25 MB is refused for good, the next one is taken', async () => {
  const sandbox = await sandboxForTest()
  const tooLarge = { filename: 'film.mov', content: Buffer.alloc(20 * 1024 * 1024) }
  await expect(
    sandbox.send({ to: anna, subject: 'Film', text: 'Film', attachments: [tooLarge] }),
  ).rejects.toMatchObject({ responseCode: 552 })
  await sandbox.send({ to: anna, subject: 'Letter', text: 'Letter' })
  expect(await sandbox.getJson('/mail')).toHaveLength(1)
})
