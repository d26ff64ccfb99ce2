import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { emailOf, signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

let site: Site
const cookies: Partial<Record<Role, string>> = {}
const staff: Role[] = ['admin', 'box-office', 'requests', 'editor', 'door', 'member']
const key = 'Zk3v-9aQ_x7LmN2pR5tYw8Bd'

beforeAll(async () => {
  // Letters wait in the outbox: nobody is there to send them.
  site = await startSite({ POSTS_PER_MINUTE: '100000', SMTP_URL: '' })
  for (const role of staff) cookies[role] = await signIn(site, role)
}, 120_000)
afterAll(() => site.stop())

const as = (role: Role) => ({ cookie: cookies[role] ?? '' })
const open = (path: string, role: Role = 'admin') => ask(site, path, { headers: as(role) })
const press = (id: string, fields: Record<string, string>, role: Role = 'admin') =>
  send(site, `/en/office/letters/${id}/`, fields, as(role))

type Stored = {
  kind: string
  body: string
  html: string | null
  secret: boolean
  sent: boolean
  attempts: number
}
async function letter(more: Partial<Stored> & { error?: string } = {}): Promise<string> {
  const { kind = 'form-receipt', body = 'Слова письма', html = null, secret = false, sent = true } = more
  const [row] = await sql<{ id: string }>(
    site,
    `insert into letters (kind, recipient, subject, body, html, attachments, is_secret, created_at, sent_at, attempts, last_error)
     values ($1, 'anna.v@example.test', 'Мы получили: Анна', $2, $3, $4, $5, now(), case when $6 then now() end, $7, $8) returning id`,
    [
      kind,
      body,
      html,
      JSON.stringify([{ filename: 'план.pdf', contentType: 'application/pdf', content: 'A'.repeat(4096) }]),
      secret,
      sent,
      more.attempts ?? 1,
      more.error ?? null,
    ],
  )
  return row?.id ?? ''
}
const copies = (id: string) =>
  sql<{ kind: string; recipient: string; subject: string; body: string }>(
    site,
    'select kind, recipient, subject, body from letters where again_of = $1 order by created_at',
    [id],
  )

describe('the outbox', () => {
  test('an administrator sees state, whom, and what is wrong in plain words', async () => {
    const id = await letter({ sent: false, attempts: 21, error: '550 5.1.1 user unknown' })
    for (const [path, words] of [
      ['/office/letters/?state=failed', ['не\u00a0отправлено', 'Такого ящика нет', 'anna.v@', id]],
      ['/en/office/letters/?q=anna.v', ['not sent', 'There is no such mailbox', 'Submission received', id]],
    ] as const) {
      const { status, text } = await open(path)
      expect(status).toBe(200)
      for (const word of words) expect(text).toContain(word)
      expect(await markupFaults(text)).toEqual([])
    }
    expect((await open('/en/office/letters/?q=nobody-of-that-name')).text).toContain('No such letters')
    expect((await open(`/office/letters/?before=${randomUUID()}`)).status).toBe(200)
    expect((await open("/office/letters/?before='%00&state=x&from=2025-99-99&kind=__proto__")).status).toBe(
      200,
    )
  })

  test('others see letters of their own room, with the address in part, and open none', async () => {
    const own = await letter({ kind: 'form-notice' })
    const { status, text } = await open('/en/office/letters/?q=anna', 'requests')
    expect(status).toBe(200)
    expect(text).toContain('a•••@')
    expect(text).not.toMatch(/anna\.v|Анна|\/office\/letters\/[\da-f]{8}-/)
    const tickets = await open('/en/office/letters/', 'box-office')
    expect(tickets.text).not.toContain('To the department: a new submission</')
    for (const role of ['requests', 'box-office', 'editor', 'door', 'member'] as const) {
      expect([role, (await open(`/office/letters/${own}/`, role)).status]).toEqual([role, 403])
      expect([role, (await open(`/office/letters/${own}/letter.html`, role)).status]).toEqual([role, 403])
      expect([role, (await press(own, { do: 'again', seen: '0' }, role)).status]).toEqual([role, 403])
    }
    for (const role of ['editor', 'door', 'member'] as const)
      expect((await open('/office/letters/', role)).status).toBe(403)
    expect(await copies(own)).toEqual([])
  })
})

describe('one letter', () => {
  test('as it was sent, its files by name and size, its keys hidden', async () => {
    const link = `https://fair.example/tickets/order/${key}/`
    const id = await letter({
      kind: 'order-paid',
      body: `Билеты: ${link}`,
      html: `<html lang="ru"><p style="color:red">Билеты</p><a href="${link}">Открыть</a>`,
    })
    const { text } = await open(`/en/office/letters/${id}/`)
    expect(text).toContain('[link hidden]')
    expect(text).toContain('план.pdf, 3\u00a0KB')
    expect(text).toContain('anna.v@example.test')
    expect(text).toContain('A letter about an order is sent again from the order’s page')
    expect(await markupFaults(text)).toEqual([])
    const framed = await open(`/office/letters/${id}/letter.html`)
    expect(framed.status).toBe(200)
    expect(framed.text).toContain('Билеты')
    for (const shown of [text, framed.text]) expect(shown).not.toContain(key)
  })

  test('a script or a tracker in it neither runs nor is loaded', async () => {
    const id = await letter({
      html: '<script>alert(1)</script><img src="https://spy.example/p.gif" onerror="alert(2)"><p>Ok</p>',
    })
    const page = await open(`/office/letters/${id}/`)
    expect(page.text).toMatch(/<iframe[^>]* sandbox=""/)
    expect(page.text).not.toContain('spy.example')
    expect(page.headers['content-security-policy']).toContain("frame-src 'self'")
    const { headers } = await open(`/office/letters/${id}/letter.html`)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox; default-src 'none';/)
    expect(policy).not.toMatch(/script-src|https?:|allow-/)
    expect([headers['x-frame-options'], headers['cache-control']]).toEqual(['SAMEORIGIN', 'no-store'])
  })

  test('odd addresses are nobody’s letter', async () => {
    for (const id of [randomUUID(), 'x', '%00', '..%2f', "1'or'1"])
      expect([id, (await open(`/office/letters/${id}/`)).status]).toEqual([id, 404])
    expect((await press(randomUUID(), { do: 'again', seen: '0' })).status).toBe(404)
    expect((await open(`/office/letters/${randomUUID()}/letter.html`)).status).toBe(404)
  })

  test.each([
    ['used', { kind: 'account-sign-in', secret: true, body: '' }, 'erased as soon as it was sent'],
    [
      'a guest’s code',
      { kind: 'guest-invitation', body: 'Код GUEST-1234', html: '<p>GUEST-1234</p>' },
      'The text is hidden',
    ],
    ['of no known kind', { kind: '', body: 'Код GUEST-1234' }, 'The text is hidden'],
    ['erased', { body: '' }, 'have been erased'],
  ] as const)('%s: it says so, and nothing is sent by a forged form', async (_, more, words) => {
    const id = await letter(more)
    const { text } = await open(`/en/office/letters/${id}/`)
    expect(text).toContain(words)
    expect(text).not.toContain('GUEST-1234')
    expect(text).not.toContain('value="again"')
    expect((await open(`/office/letters/${id}/letter.html`)).status).toBe(404)
    for (const does of ['again', 'test'])
      expect((await press(id, { do: does, seen: '0', force: '1' })).headers.location).toBeUndefined()
    expect(await copies(id)).toEqual([])
  })

  test('a secret letter that waits shows no link', async () => {
    const body = 'Войти: https://fair.example/account/link/short/'
    const id = await letter({ kind: 'account-sign-in', secret: true, sent: false, body })
    const { text } = await open(`/office/letters/${id}/`)
    expect(text).toContain('[ссылка скрыта]')
    expect(text).not.toContain('account/link')
    await press(id, { do: 'again', seen: '0' })
    expect(await copies(id)).toEqual([])
  })
})

describe('sending', () => {
  test('again: pressed twice it goes once, and the journal has it', async () => {
    const id = await letter()
    const answers = await Promise.all([
      press(id, { do: 'again', seen: '0' }),
      press(id, { do: 'again', seen: '0' }),
    ])
    for (const { headers } of answers)
      expect(headers.location).toContain(`/en/office/letters/${id}/?done=again`)
    expect(await copies(id)).toMatchObject([{ kind: 'form-receipt', recipient: 'anna.v@example.test' }])
    expect((await open(`/en/office/letters/${id}/?done=again`)).text).toContain('The letter has been queued')
    const [entry] = await sql<{ does: string; outcome: string; told: string }>(
      site,
      `select e.does, e.outcome, d.value::text told from journal_entries e join journal_details d
       on d.entry_id = e.id and d.part = 'content' where e.place = 'office-letter' and e.path like $1 order by e.id desc`,
      [`%${id}%`],
    )
    expect(entry).toMatchObject({ does: 'again', outcome: 'done' })
    expect(entry?.told).toContain('Обращение получено')
    expect(entry?.told).not.toContain('anna')
  })

  test('a test goes to one’s own address, whatever else the form says', async () => {
    const id = await letter()
    const odd = { recipient: 'rival@example.test', to: 'rival@example.test', email: 'rival@example.test' }
    await press(id, { do: 'test', seen: '0', ...odd })
    await press(id, { do: 'test', seen: 'NaN', ...odd })
    expect(await copies(id)).toMatchObject([
      { kind: 'test', recipient: emailOf('admin'), subject: '[Test] Мы получили: Анна' },
    ])
  })

  test('an action nobody knows is refused', async () => {
    const id = await letter()
    expect((await press(id, { do: 'burn' })).text).toContain('There is no such action here')
    expect(await copies(id)).toEqual([])
  })
})

describe('kinds of letter', () => {
  test('each with what is put in; the newest with real data, in the languages it was sent in', async () => {
    await sql(site, `delete from letters where kind in ('exhibitor-receipt', 'award-result')`)
    const id = await letter({ kind: 'exhibitor-receipt', body: 'Заявка № 77 получена' })
    const list = await open('/en/office/letters/templates/')
    for (const word of ['Sign-in link', 'Result of the award', '{code}', 'Never sent yet'])
      expect(list.text).toContain(word)
    expect(await markupFaults(list.text)).toEqual([])
    const { text } = await open('/en/office/letters/templates/?kind=exhibitor-receipt')
    for (const word of [
      'Заявка № 77 получена',
      `/office/letters/${id}/`,
      'None has been sent in English yet',
    ])
      expect(text).toContain(word)
    expect(await markupFaults(text)).toEqual([])
  })

  test('others read of the kinds of their room, and no words of anybody’s', async () => {
    await letter({ kind: 'form-notice', body: 'Пишет Анна Верховская' })
    const { text } = await open('/office/letters/templates/?kind=form-notice', 'requests')
    expect(text).toContain('Отделу: новое обращение')
    expect(text).not.toMatch(/Верховская|Ссылка для входа|Билеты/)
  })
})
