import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Role } from '../../../../app/platform/person.ts'
import { startSandbox } from '../../../../sandbox/start-sandbox.ts'
import { ask } from '../../../builders/ask.ts'
import { order, startShop } from '../../../builders/buying.ts'
import { cloneFair } from '../../../builders/fair-database.ts'
import { readForms, type SentFields } from '../../../builders/fuzz/read-forms.ts'
import { markupFaults } from '../../../builders/page-checks.ts'
import { signIn } from '../../../builders/sign-in.ts'
import type { Site } from '../../../builders/site.ts'
import { sql } from '../../../builders/sql.ts'
import { until } from '../../../builders/until.ts'

// Two sites on one database, as a fair runs.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 })

type Mail = { to: string[]; subject: string; text: string; html: string }
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let clone: Awaited<ReturnType<typeof cloneFair>>
let sites: Site[]
const cookies: Partial<Record<Role, string>> = {}

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  clone = await cloneFair()
  const env = { DATABASE_URL: clone.url, POSTS_PER_MINUTE: '100000' }
  sites = [await startShop(sandbox, env), await startShop(sandbox, env)]
  for (const role of ['admin', 'chief-editor', 'editor', 'translator', 'press', 'box-office'] as const)
    cookies[role] = await signIn(first(), role)
})
afterAll(async () => {
  await Promise.all(sites.map(site => site.stop()))
  await clone.drop()
  await sandbox.stop()
})

const first = () => sites[0] as Site
const open = (path: string, role: Role = 'chief-editor') =>
  ask(first(), path, { headers: { cookie: cookies[role] ?? '' } })
const send = (path: string, fields: SentFields, role: Role = 'chief-editor') =>
  ask(first(), path, {
    method: 'POST',
    headers: {
      cookie: cookies[role] ?? '',
      'content-type': 'application/x-www-form-urlencoded',
      origin: first().url,
    },
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
  })

async function formOf(path: string, does: string, role: Role = 'chief-editor'): Promise<SentFields> {
  const { text } = await open(path, role)
  const form = readForms(text).find(({ controls }) =>
    controls.some(({ name, value }) => name === 'do' && value === does),
  )
  if (!form) throw new Error(`no form at ${path} does ${does}`)
  const filled = form.controls
    .filter(({ kind, isOn }) => kind !== 'submit' && (isOn || (kind !== 'checkbox' && kind !== 'radio')))
    .map(({ name, value }): [string, string] => [name, value])
  return [...filled.filter(([name]) => name !== 'do'), ['do', does]]
}

async function write(path: string, words: Record<string, string>, role: Role = 'chief-editor') {
  const form = (await formOf(path, 'save', role)).filter(([name]) => !(name in words))
  const saved = await send(path, [...form, ...Object.entries(words)], role)
  expect(saved.headers.location).toMatch(/done=saved/)
}
async function publish(path: string, languages = ['ru', 'en'], role: Role = 'chief-editor') {
  const form = (await formOf(path, 'publish', role)).filter(([name]) => name !== 'languages')
  return send(path, [...form, ...languages.map((code): [string, string] => ['languages', code])], role)
}
async function withdraw(path: string) {
  const form = (await formOf(path, 'withdraw')).filter(([name]) => name !== 'languages')
  const answer = await send(path, [...form, ['languages', 'ru'], ['languages', 'en']])
  expect(answer.headers.location).toMatch(/done=withdrawn/)
}

let guests = 0
/** The letter that brings a free ticket, bought on a site of one's choice. */
async function ticketLetter(locale: 'ru' | 'en', site = first()): Promise<Mail> {
  guests += 1
  const email = `guest-${guests}@example.test`
  await order(site, [{ product: 'free', slot: '2025-09-25-before', quantity: 1 }], { locale, email })
  const caught = await until(async () =>
    ((await (await fetch(`${sandbox.url}/mail`)).json()) as Mail[]).find(mail => mail.to.includes(email)),
  )
  return caught as Mail
}

const paid = '/office/content/letters/order-paid/'
const nb = '\u00a0'

describe('the words of a letter', () => {
  test('arrive with their values in both languages, each published by itself, and withdrawn are the code’s again', async () => {
    const before = await ticketLetter('ru')
    expect(before.subject).toMatch(/^Билеты: заказ №\s\S+, 25\sсентября$/)
    await write(paid, {
      'field:subject:ru': `Ура, {days}: заказ №${nb}{code}`,
      'field:title:ru': 'До встречи {days}',
      'field:paragraphs:ru': 'Заказ {code} <b>ваш</b> & "наш".\n\nВ письме — {tickets}.',
      'field:subject:en': 'Hooray, {days}: order {code}',
      'field:paragraphs:en': 'Order {code} is yours, with {tickets}.',
    })
    // Drafted is not published.
    expect((await ticketLetter('ru')).subject).toMatch(/^Билеты: заказ/)
    expect((await publish(paid, ['ru'])).headers.location).toMatch(/done=published/)
    for (const site of sites) {
      const mail = await until(async () => {
        const one = await ticketLetter('ru', site)
        return one.subject.startsWith('Ура') ? one : null
      })
      expect(mail?.subject).toMatch(/^Ура, 25\sсентября: заказ №\s[^\s{}]+$/)
      expect(mail?.text).toMatch(/До встречи 25\s+сентября/)
      expect(mail?.text).toMatch(/Заказ [^\s{}]+ <b>ваш<\/b> & "наш"\.\s+В письме — 1\sбилет\./)
      expect(mail?.html).toContain('&lt;b&gt;ваш&lt;/b&gt; &amp; &quot;наш&quot;.')
      expect(mail?.html).not.toContain('<b>ваш')
    }
    expect((await ticketLetter('en')).subject).not.toMatch(/^Hooray/)
    expect((await publish(paid, ['en'])).headers.location).toMatch(/done=published/)
    await until(async () => (await ticketLetter('en')).subject.startsWith('Hooray, '))
    await withdraw(paid)
    await until(async () => (await ticketLetter('ru', sites[1])).subject.startsWith('Билеты: заказ'))
    await until(async () => !(await ticketLetter('en')).subject.startsWith('Hooray'))
  })

  test.each([
    ['a lost variable', { 'field:subject:ru': 'Ваш заказ готов' }, 'Тема, {code}', 'этой переменной не'],
    [
      'an unknown one',
      { 'field:paragraphs:ru': 'Заказ {code} для {nickname}, {until}.' },
      'Текст, {nickname}',
      'такой переменной здесь нет',
    ],
    ['an open brace', { 'field:title:ru': 'Стоп {' }, 'Заголовок, {', 'такой переменной здесь нет'],
    [
      'a header in the subject',
      { 'field:subject:ru': 'Заказ №\u00a0{code}\r\nBcc: rival@example.test' },
      'Тема',
      'нужна одна строка',
    ],
    [
      'a line separator in the title',
      { 'field:title:ru': 'Время\u2028вышло' },
      'Заголовок',
      'нужна одна строка',
    ],
  ])('with %s are not published, and nothing typed is lost', async (_, words, field, why) => {
    const path = '/office/content/letters/order-expiring/'
    const own = {
      'field:subject:ru': 'Заказ №\u00a0{code}',
      'field:title:ru': 'Спешите',
      'field:paragraphs:ru': 'До {until}.',
    }
    await write(path, { ...own, ...words })
    const { status, text } = await publish(path)
    expect(status).toBe(422)
    expect(text).toContain(field.replaceAll('"', '&quot;'))
    expect(text).toContain(why)
    const [typed = ''] = Object.values(words)
    const [row] = await sql<{ record: string }>(
      first(),
      "select record::text from content_drafts where kind = 'letters' and key = 'order-expiring'",
    )
    expect(row?.record).toContain(JSON.stringify(typed.replaceAll('\r\n', '\n')).slice(1, -1))
    const [live] = await sql<{ subject: { ru: string } }>(
      first(),
      "select subject from letter_wordings where key = 'order-expiring'",
    )
    expect(live?.subject.ru).toBe('Заказ №\u00a0{code}: время на\u00a0оплату заканчивается')
  })

  test('that have each their own place keep their number', async () => {
    const path = '/office/content/letters/exhibitor-receipt/'
    await write(path, { 'field:paragraphs:ru': 'Один абзац на всё: {number} {at} {closes} {answers}.' })
    const { status, text } = await publish(path)
    expect(status).toBe(422)
    expect(text).toContain('абзацев: 4')
  })

  test('are written by editors, translated by translators, and go out by the hand of the chief editor', async () => {
    const path = '/office/content/letters/account-sign-in/'
    await write(path, { 'field:title:ru': 'Войти на\u00a0сайт' }, 'editor')
    await write(path, { 'field:title:en': 'Sign in here' }, 'translator')
    expect((await publishFormless(path, 'editor')).text).toContain('не\u00a0разреш')
    for (const role of ['press', 'box-office'] as const)
      expect([role, (await open(path, role)).status]).toEqual([role, 403])
    expect((await publish(path)).headers.location).toMatch(/done=published/)
  })

  test('are previewed with the values of the last letter for whoever reads letters, with names for others', async () => {
    await ticketLetter('ru')
    await write(paid, {
      'field:paragraphs:ru': 'Берегите код {code}: это {tickets}.',
      'field:title:ru': 'Ждём {days}',
    })
    const path = `${paid}preview.html?language=ru`
    const names = await open(path, 'chief-editor')
    expect([names.status, names.headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining('sandbox'),
    ])
    expect(names.text).toContain('Берегите код [номер заказа, код или место]: это [сколько билетов].')
    const values = await open(path, 'admin')
    expect(values.text).toMatch(/Берегите код [^\s[\]{}]+: это 1\sбилет\./)
    expect(values.text).toMatch(/Ждём 25\sсентября/)
  })

  test('are found on well-formed pages, from the outbox as well', async () => {
    for (const path of [
      '/office/content/letters/',
      paid,
      '/office/content/menu/',
      '/office/content/menu/header-about/',
    ]) {
      for (const prefix of ['', '/en']) {
        const { status, text } = await open(`${prefix}${path}`)
        expect([path, status]).toEqual([path, 200])
        expect(await markupFaults(text)).toEqual([])
      }
    }
    expect((await open('/office/letters/templates/', 'admin')).text).toContain(
      '/office/content/letters/order-paid/',
    )
  })
})

/** As somebody sends it who was given no such form. */
async function publishFormless(path: string, role: Role) {
  const form = await formOf(path, 'save', role)
  const revision = form.find(([name]) => name === 'revision')?.[1] ?? '0'
  return send(
    path,
    [
      ['do', 'publish'],
      ['revision', revision],
      ['languages', 'ru'],
    ],
    role,
  )
}

describe('the menu', () => {
  const labels = async (site: Site, path = '/about/') => {
    const { text } = await ask(site, path)
    return /<nav[^>]*class="ml-auto[^>]*>(.*?)<\/nav>/s.exec(text)?.[1]?.replaceAll(/<[^>]+>/g, '|') ?? ''
  }

  test('is named, put in order and shortened by an editor, on every page of both sites', async () => {
    const at = (key: string) => `/office/content/menu/${key}/`
    // Both sites have kept the page.
    for (const site of sites) expect(await labels(site)).toMatch(/О\u00a0ярмарке.*Участники.*Прессе/)
    await write(at('header-about'), { 'field:label:ru': 'Что это', 'field:position': '95' }, 'editor')
    expect((await publish(at('header-about'), ['ru'], 'editor')).headers.location).toMatch(/done=published/)
    for (const site of sites) {
      await until(async () => /Участники.*Прессе.*Что это/.test(await labels(site)))
      // The order is one, the words are each language's own.
      expect(await labels(site, '/en/about/')).toMatch(/Exhibitors.*Press.*About/)
      expect((await ask(site, '/about/')).text).toContain('"menu":{"header"')
    }
    await write(at('see-artists'), { 'field:isShown': '' })
    expect((await publish(at('see-artists'))).headers.location).toMatch(/done=published/)
    for (const site of sites)
      await until(async () => !(await ask(site, '/contacts/')).text.includes('>Художники<'))
    // What the visitor's own pages are drawn in is drawn anew as well.
    expect(await labels(first(), '/search/')).toMatch(/Прессе.*Что это/)
    await withdraw(at('header-about'))
    for (const site of sites) await until(async () => /О\u00a0ярмарке.*Прессе/.test(await labels(site)))
  })

  test.each(['documents-privacy', 'visit-contacts'])('keeps what the law wants: %s', async key => {
    const path = `/office/content/menu/${key}/`
    await write(path, { 'field:isShown': '' })
    const { status, text } = await publish(path)
    expect(status).toBe(422)
    expect(text).toContain('эту ссылку нельзя скрыть')
  })

  test('a label is text, whatever it says', async () => {
    const path = '/office/content/menu/header-press/'
    await write(path, { 'field:label:ru': '</script><img src=x onerror=a()>' })
    expect((await publish(path, ['ru'])).headers.location).toMatch(/done=published/)
    const { text } = await until(
      () => ask(first(), '/about/'),
      page => page.text.includes('onerror'),
    )
    expect(text).not.toContain('<img src=x')
    await withdraw(path)
  })

  test('and a letter go out with one release, and come back with it', async () => {
    const letter = '/office/content/letters/order-paid/'
    const link = '/office/content/menu/header-award/'
    await write(letter, {
      'field:subject:ru': 'Выпуск: {code}, {days}',
      'field:title:ru': '{days}',
      'field:paragraphs:ru': '{code}: {tickets}',
    })
    await write(link, { 'field:label:ru': 'Выпуск' })
    const bulk = (await formOf('/office/content/letters/', 'bulk-release')).filter(
      ([name]) => name !== 'title',
    )
    const added = await send('/office/content/letters/', [
      ...bulk,
      ['title', 'Вместе'],
      ['rows', 'order-paid'],
    ])
    const release = /^\/office\/releases\/(\d+)\//.exec(String(added.headers.location))?.[1] ?? ''
    const joined = (await formOf(link, 'to-release')).filter(([name]) => name !== 'release')
    expect((await send(link, [...joined, ['release', release]])).headers.location).toMatch(/done=/)
    const path = `/office/releases/${release}/`
    expect(await labels(first())).not.toContain('Выпуск')
    const out = await send(path, await formOf(path, 'publish'))
    expect(out.headers.location).toMatch(/done=published/)
    for (const site of sites) {
      await until(async () => (await labels(site)).includes('Выпуск'))
      await until(async () => (await ticketLetter('ru', site)).subject.startsWith('Выпуск: '))
    }
    expect((await send(path, await formOf(path, 'take-back'))).headers.location).toMatch(/done=taken-back/)
    await until(async () => !(await labels(first())).includes('Выпуск'))
    await until(async () => !(await ticketLetter('ru')).subject.startsWith('Выпуск: '))
  })
})
