import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutMarks } from '../../../app/editorial/in-place/mark-html.ts'
import type { Role } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

let site: Site
const cookies: Partial<Record<Role, string>> = {}
const roles: Role[] = ['chief-editor', 'editor', 'press', 'curator', 'box-office']

beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
  for (const role of roles) cookies[role] = await signIn(site, role)
}, 120_000)
afterAll(() => site.stop())

const open = (path: string, role: Role = 'editor') =>
  ask(site, `/office/content/${path}`, { headers: { cookie: cookies[role] ?? '' } })

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g
// What React calls its own and what changes with every look.
const plain = (html: string) => html.replace(scripts, '')

describe('the page that can be written in', () => {
  test.each(['home', 'about', 'visiting-rules', 'press', 'contacts', 'award', 'tickets'])(
    'is %s itself, but for the elements around its texts and its scripts',
    async key => {
      for (const language of ['ru', 'en']) {
        const address = `pages/${key}/preview.html?language=${language}`
        const [shown, marked] = [await open(address), await open(`${address}&edit=`)]
        expect([shown.status, marked.status]).toEqual([200, 200])
        expect(marked.text).toContain('<portico-text data-field="field:')
        expect(marked.text).not.toMatch(/[\ue100-\uf8ff]|<script/)
        expect(withoutMarks(marked.text)).toBe(plain(shown.text))
      }
    },
  )

  test.each(['speakers/1', 'speakers/9'])('%s too', async record => {
    const address = `${record}/preview.html?language=ru`
    const [shown, marked] = [await open(address), await open(`${address}&edit=`)]
    expect(marked.text).toContain('<portico-text')
    expect(withoutMarks(marked.text)).toBe(plain(shown.text))
  })

  test('is nobody’s who may not read the draft, and the same for whoever may', async () => {
    const address = 'pages/about/preview.html?edit='
    expect((await ask(site, `/office/content/${address}`)).status).not.toBe(200)
    for (const role of ['press', 'curator', 'box-office'] as const) {
      expect((await open(address, role)).status).toBe(403)
    }
    expect((await open(address, 'chief-editor')).status).toBe(200)
  })

  test('runs no script, sends no form, and stands in no frame but ours', async () => {
    const { headers } = await open('pages/about/preview.html?edit=')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'none'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('a script in a draft is words', async () => {
    const words = '<script>alert(1)</script><img src=x onerror=alert(2)>'
    const sent = await send(
      site,
      '/office/content/pages/manifesto/',
      { do: 'save', 'field:lead:ru': words },
      { cookie: cookies.editor ?? '' },
    )
    expect(sent.status).toBe(303)
    const { text } = await open('pages/manifesto/preview.html?language=ru&edit=')
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).not.toMatch(/<script|<img src=x/)
  })

  test('leaves no trace: visitors’ pages are the same to the byte', async () => {
    const seen = async () => (await ask(site, '/organizer/')).text
    const before = await seen()
    await open('pages/organizer/preview.html?language=ru&edit=')
    expect(await seen()).toBe(before)
    expect(before).not.toContain('portico-text')
    const [row] = await sql<{ found: string }>(
      site,
      "select count(*)::text found from pages where title::text ~ '[\ue100-\uf8ff]'",
    )
    expect(row?.found).toBe('0')
  })
})

test('only the page of a record may frame, and only files of ours', async () => {
  const { headers } = await open('pages/about/')
  expect(headers['content-security-policy']).toContain("frame-src 'self'")
  expect((await open('pages/')).headers['content-security-policy']).not.toContain('frame-src')
})
