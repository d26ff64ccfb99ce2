import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldSections } from '../../../app/editions/edition-fields.ts'
import type { Role } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

const here = '/office/edition/'
let site: Site
const cookies: Partial<Record<Role, string>> = {}

beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
  for (const role of ['chief-editor', 'admin', 'editor', 'box-office'] as const)
    cookies[role] = await signIn(site, role)
}, 120_000)
afterAll(() => site.stop())

const look = (search = '', role: Role = 'chief-editor', prefix = '') =>
  ask(site, `${prefix}${here}${search}`, { headers: { cookie: cookies[role] ?? '' } })
const act = (fields: Record<string, string>, role: Role = 'chief-editor') =>
  send(site, here, fields, { cookie: cookies[role] ?? '' })
const propose = (path: string, was: string, typed: string, more: Record<string, string> = {}) =>
  act({
    do: 'propose',
    section: 'prices',
    [`was-${path}`]: was,
    [`set-${path}`]: typed,
    reason: 'Окно заполнено',
    ...more,
  })
const idIn = (location = '') => /change=(\d+)/.exec(location)?.[1] ?? ''
const price = async () => (await ask(site, '/api/v1/products')).text

test('every section is well-formed in both languages, and for two roles only', async () => {
  for (const section of fieldSections) {
    for (const prefix of ['', '/en']) {
      const { status, text } = await look(`?section=${section}`, 'chief-editor', prefix)
      expect(status).toBe(200)
      expect(await markupFaults(text)).toEqual([])
    }
  }
  expect((await look('', 'admin')).status).toBe(200)
  for (const role of ['editor', 'box-office'] as const) {
    expect((await look('', role)).status).toBe(403)
    expect((await act({ do: 'agree', change: '1', confirm: 'yes' }, role)).status).toBe(403)
  }
})

test('a price: proposed, looked at with every page that follows, agreed to by another, sold at', async () => {
  const proposed = await propose('tickets.childKopecks', '650', '777', { from: '2025-08-25T00:00' })
  expect(proposed.headers.location).toMatch(
    /^\/office\/edition\/\?section=prices&change=\d+&done=proposed#change$/,
  )
  const id = idIn(proposed.headers.location)
  const summary = await ask(site, '/office/', { headers: { cookie: cookies.admin ?? '' } })
  expect(summary.text).toContain('Изменения сезона ждут согласия')
  const own = await look(`?change=${id}`)
  expect(await markupFaults(own.text)).toEqual([])
  expect(own.text).toContain('Своё предложение нельзя подтвердить самому')
  // Both languages, with the words before and after.
  expect(own.text).toContain('/tickets/')
  expect(own.text).toContain('/en/tickets/')
  expect(own.text).toContain('777\u00a0₽')
  expect(own.text).toContain('₽777')
  expect(own.text).toContain('25\u00a0августа, 00:00')

  expect((await act({ do: 'agree', change: id, confirm: 'yes' })).text).toContain(
    'Своё предложение подтверждает другой человек',
  )
  expect((await act({ do: 'agree', change: id }, 'admin')).text).toContain('поставьте отметку')
  expect((await act({ do: 'agree', change: id, confirm: 'yes' }, 'admin')).headers.location).toContain(
    'done=agreed',
  )
  expect(await price()).not.toContain('77700')
  expect((await act({ do: 'agree', change: id, confirm: 'yes' }, 'admin')).text).toContain(
    'решение уже принято',
  )
  // Planned, it can be taken back by either.
  expect((await act({ do: 'end', change: id, note: 'Рано' })).headers.location).toContain('done=ended')
  expect((await act({ do: 'end', change: id })).text).toContain('решение уже принято')
  const { text } = await look('', 'chief-editor')
  expect(text).toContain('отозвано')
})

test('at once: the site says it as soon as two have agreed', async () => {
  const id = idIn((await propose('tickets.childKopecks', '650', '700')).headers.location)
  await act({ do: 'agree', change: id, confirm: 'yes' }, 'admin')
  await until(async () => (await price()).includes('70000'))
  expect((await ask(site, '/tickets/')).text).toContain('700\u00a0₽')
})

test('a day needs one person, who still has to look', async () => {
  const wish = {
    do: 'propose',
    section: 'forms',
    'was-guidesUntil': '2025-09-05',
    'set-guidesUntil': '2025-09-09',
    reason: 'Просили',
  }
  const id = idIn((await act(wish)).headers.location)
  expect((await ask(site, '/become-a-guide/')).text).not.toContain('9\u00a0сентября')
  await act({ do: 'agree', change: id, confirm: 'yes' })
  const [row] = await sql<{ state: string }>(site, `select state from edition_changes where id = ${id}`)
  expect(row?.state).toBe('agreed')
})

test.each([
  ['set-tickets.openDateKopecks', '-1', 'такое значение не\u00a0подходит'],
  ['set-tickets.openDateKopecks', 'NaN', 'такое значение не\u00a0подходит'],
  ['set-tickets.openDateKopecks', '1e9', 'такое значение не\u00a0подходит'],
  ['set-tickets.openDateKopecks', '1000001', 'такое значение не\u00a0подходит'],
  ['set-tickets.openDateKopecks', '', 'такое значение не\u00a0подходит'],
  ['set-mediaAccreditationUntil', '2025-02-31', 'такое значение не\u00a0подходит'],
  ['set-visitorDays.to', '24:00', 'такое значение не\u00a0подходит'],
  ['set-visitorDays.last', '2025-09-28', 'билеты уже продаются на\u00a0эти дни'],
  ['set-ticketSalesFrom', '2025-10-01', 'этот день или час уже прошёл'],
  ['set-refunds.0.percent', '90', 'только в\u00a0пользу покупателя'],
  ['set-id', 'x', 'Ни\u00a0одно значение не\u00a0изменено'],
  ['set-sale.windowCapacity', '5', 'Ни\u00a0одно значение не\u00a0изменено'],
  ['from', '2025-02-31T10:00', 'Такой даты или времени нет'],
  ['from', 'вчера', 'Такой даты или времени нет'],
])('%s %s is answered by a sentence', async (name, typed, sentence) => {
  const path = name.replace(/^set-/, '')
  const answer = await act({ do: 'propose', reason: 'Так', [`was-${path}`]: '1', [name]: typed })
  expect(answer.status).toBe(422)
  expect(answer.text).toContain(sentence)
})

test('what is unknown here is answered by a sentence', async () => {
  const odd: Record<string, string>[] = [
    { do: 'drop' },
    { do: 'agree', change: '999999', confirm: 'yes' },
    { do: 'end', change: 'x' },
  ]
  for (const fields of odd) expect((await act(fields)).status).toBe(422)
  expect((await look('?change=99999999999&section=nothing&done=nothing')).status).toBe(200)
})

test('the reason is shown as it was typed, never as markup', async () => {
  const answer = await propose('tickets.openDateKopecks', '6000', '6100', { reason: '<b>дороже</b>' })
  const { text } = await look(`?change=${idIn(answer.headers.location)}`, 'admin')
  expect(text).toContain('&lt;b&gt;дороже&lt;/b&gt;')
})

test('of a fair that is over nothing is agreed to, whenever it was proposed', async () => {
  await sql(
    site,
    `insert into editions (id, name, shown_from) values ('2024-09', '{"ru": "Осень 2024", "en": "Autumn 2024"}', '1960-01-01')`,
  )
  await sql(
    site,
    `insert into edition_values (edition_id, holds_from, "values")
     select '2024-09', min(holds_from), (array_agg(jsonb_set("values", '{id}', '"2024-09"') order by holds_from))[1]
     from edition_values where edition_id = '2025-09'`,
  )
  const [change] = await sql<{ id: number }>(
    site,
    `insert into edition_changes (edition_id, "set", takes_two, reason, state, proposed_by_id, proposed_by, proposed_at)
     values ('2024-09', '[{"path": "guidesUntil", "before": "2025-09-05", "after": "2025-09-06"}]', false, 'Поздно',
       'proposed', 'x', 'x', '2025-08-01T10:00:00Z') returning id`,
  )
  const fields = { do: 'agree', edition: '2024-09', change: String(change?.id), confirm: 'yes' }
  const answer = await act(fields)
  expect([answer.status, answer.text.includes('Эта ярмарка прошла')]).toEqual([422, true])
  const [kept] = await sql<{ state: string }>(
    site,
    `select state from edition_changes where id = ${change?.id}`,
  )
  expect(kept?.state).toBe('proposed')
})
