import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { lettersTo, newcomer } from '../../builders/exhibitors/applicants.ts'
import {
  handedIn,
  inOffice,
  itemsOf,
  materialsPath,
  officePath,
  paidExhibitor,
  revisionOf,
  seenAt,
  stateOf,
  wholeMaterials,
} from '../../builders/exhibitors/materials.ts'
import { makeFolder } from '../../builders/postgres-cluster.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

const uploads = makeFolder('office-materials-uploads')
let site: Site
let office = ''
let count = 0

beforeAll(async () => {
  site = await startSite({
    POSTS_PER_MINUTE: '100000',
    UPLOADS: `file:${uploads}`,
    FAIR_NOW: '2026-03-20T12:00:00+03:00',
  })
  office = await signIn(site, 'exhibitors')
})
afterAll(() => site.stop())

const exhibitor = async () => {
  count += 1
  const email = `office-${count}@example.test`
  return { ...(await paidExhibitor(site, email)), email }
}
const look = (path: string, cookie = office) => ask(site, path, { headers: { cookie } })
const rowsIn = (text: string) =>
  [...text.matchAll(/href="\/office\/materials\/([\da-f-]{36})\/"/g)].map(([, id]) => id)

describe('the queue', () => {
  test('shows each on its shelf, finds by name, and goes out as a file', async () => {
    const waiting = await exhibitor()
    await handedIn(site, waiting)
    const late = await exhibitor()
    await send(
      site,
      materialsPath,
      { do: 'arrival', passes: '=cmd()\nАнна Велигор', slot: '2026-03-31T09:00' },
      { cookie: late.cookie },
    )
    const shelf = async (show: string) =>
      new Set(rowsIn((await look(`/office/materials/?show=${show}`)).text))
    expect((await shelf('waiting')).has(waiting.id)).toBe(true)
    expect((await shelf('waiting')).has(late.id)).toBe(false)
    expect((await shelf('late')).has(late.id)).toBe(true)
    expect((await shelf('late')).has(waiting.id)).toBe(false)
    expect((await shelf('published')).size).toBe(0)
    expect(rowsIn((await look('/office/materials/?q=office-1%40example.test')).text)).toEqual([waiting.id])
    expect(rowsIn((await look("/office/materials/?q='%25_\\")).text)).toEqual([])
    const { status, text, headers } = await look('/office/materials.csv?show=late')
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(text).toContain('Анна Велигор')
    // A name is no formula.
    expect(text).not.toMatch(/[;,]"?=cmd/)
    expect((await look('/en/office/materials.xlsx')).status).toBe(200)
    expect((await look('/office/materials/arrivals/')).text).toContain(late.stand)
  })

  test('is for the exhibitors’ office alone', async () => {
    const own = await exhibitor()
    await handedIn(site, own)
    const rival = await exhibitor()
    const others = [
      rival.cookie,
      await signIn(site, 'council'),
      await signIn(site, 'door'),
      await signIn(site, 'requests'),
      '',
    ]
    const [, item] = await itemsOf(site, own.id)
    for (const cookie of others) {
      for (const path of [
        '/office/materials/',
        '/office/materials/arrivals/',
        officePath(own.id),
        '/office/materials.csv',
        `/office/materials/pictures/${item?.picture_id}-small.webp`,
      ])
        expect([302, 401, 403]).toContain((await look(path, cookie)).status)
      for (const does of ['accept', 'comment', 'rest', 'return', 'publish', 'unpublish'])
        await send(
          site,
          officePath(own.id),
          {
            do: does,
            item: 'name',
            comment: 'x',
            reason: 'x',
            confirm: 'yes',
            seenAt: await seenAt(site, own.id),
          },
          { cookie },
        )
    }
    expect(await stateOf(site, own.id)).toBe('materials-in-review')
    expect(
      await sql(site, 'select 1 from exhibitor_material_marks where application_id = $1', [own.id]),
    ).toEqual([])
  })

  test('shows nothing that has not been handed in', async () => {
    const own = await exhibitor()
    await send(
      site,
      materialsPath,
      { do: 'save', ...wholeMaterials, textRu: 'ТОЛЬКО-МОЁ', revision: '0' },
      { cookie: own.cookie },
    )
    expect((await look(officePath(own.id))).text).not.toContain('ТОЛЬКО-МОЁ')
    expect((await look('/office/materials/')).text).not.toContain('ТОЛЬКО-МОЁ')
  })
})

describe('reading', () => {
  test('comments are told all at once, by one letter, and the parts accepted stay accepted', async () => {
    const own = await exhibitor()
    await handedIn(site, own)
    await inOffice(site, office, own.id, { do: 'comment', item: 'text', comment: 'Уберите цену.' })
    await inOffice(site, office, own.id, { do: 'comment', item: 'links', comment: 'Ссылка не открывается.' })
    await inOffice(site, office, own.id, { do: 'rest' })
    // Until they are returned, nobody hears of it.
    expect((await look(materialsPath, own.cookie)).text).not.toContain('Уберите цену.')
    expect(await lettersTo(site, own.email)).toEqual([])
    expect((await inOffice(site, office, own.id, { do: 'publish' })).status).toBe(422)
    const returned = await inOffice(site, office, own.id, { do: 'return' })
    expect(returned.headers.location).toContain('done=returned')
    expect(await stateOf(site, own.id)).toBe('stand-paid')
    const letters = await lettersTo(site, own.email)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.body).toContain('Уберите цену.')
    expect(letters[0]?.body).toContain('Ссылка не открывается.')
    const { text } = await look(materialsPath, own.cookie)
    expect(text).toContain('Уберите цену.')
    expect(text).toContain('Готово 5 из\u00a09')
    // Put right and sent again, only what was changed has to be read.
    const again = {
      ...wholeMaterials,
      textRu: 'Без цены.',
      links: '',
      revision: await revisionOf(site, own.id),
    }
    expect((await send(site, materialsPath, { do: 'submit', ...again }, { cookie: own.cookie })).status).toBe(
      303,
    )
    const [{ accepted } = { accepted: 0 }] = await sql<{ accepted: number }>(
      site,
      "select count(*)::int as accepted from exhibitor_material_marks where application_id = $1 and mark = 'accepted'",
      [own.id],
    )
    expect(accepted).toBe(5)
    expect((await inOffice(site, office, own.id, { do: 'publish' })).status).toBe(422)
    await inOffice(site, office, own.id, { do: 'accept', item: 'text' })
    expect((await inOffice(site, office, own.id, { do: 'publish' })).status).toBe(422)
    await inOffice(site, office, own.id, { do: 'accept', item: 'links' })
    expect((await inOffice(site, office, own.id, { do: 'publish' })).headers.location).toContain(
      'done=published',
    )
  })

  test('yesterday’s page decides nothing about what was handed in today', async () => {
    const own = await exhibitor()
    await handedIn(site, own)
    const stale = await seenAt(site, own.id)
    await inOffice(site, office, own.id, { do: 'comment', item: 'name', comment: 'Иначе.' })
    await inOffice(site, office, own.id, { do: 'return' })
    // The demo clock runs: handed in again, it is another moment.
    const again = { ...wholeMaterials, nameRu: 'Иначе', revision: await revisionOf(site, own.id) }
    await send(site, materialsPath, { do: 'submit', ...again }, { cookie: own.cookie })
    expect(await seenAt(site, own.id)).not.toBe(stale)
    for (const does of ['accept', 'rest', 'publish', 'return']) {
      const answer = await send(
        site,
        officePath(own.id),
        { do: does, item: 'name', seenAt: stale },
        { cookie: office },
      )
      expect(answer.status).toBe(422)
      expect(answer.text).toContain('изменились, пока вы\u00a0читали')
    }
    expect(await stateOf(site, own.id)).toBe('materials-in-review')
  })

  test('odd fields and wrong moments are refused with a sentence', async () => {
    const own = await exhibitor()
    const early = await inOffice(site, office, own.id, { do: 'rest' })
    expect(early.status).toBe(422)
    await handedIn(site, own)
    const tried: Record<string, string>[] = [
      { do: 'accept', item: 'everything' },
      { do: 'accept', item: '__proto__' },
      { do: 'comment', item: 'name', comment: '  ' },
      { do: 'return' },
      { do: 'publish' },
      { do: 'unpublish', reason: 'why', confirm: 'yes' },
      { do: 'nothing' },
    ]
    for (const fields of tried) expect((await inOffice(site, office, own.id, fields)).status).toBe(422)
    expect(await stateOf(site, own.id)).toBe('materials-in-review')
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await look(officePath(unknown))).status).toBe(404)
    const member = await newcomer(site, 'bystander@example.test')
    expect((await look(officePath(own.id), member)).status).toBe(403)
  })

  test('markup in a comment is text', async () => {
    const own = await exhibitor()
    await handedIn(site, own)
    await inOffice(site, office, own.id, {
      do: 'comment',
      item: 'name',
      comment: '<script>alert(1)</script>',
    })
    expect((await look(officePath(own.id))).text).not.toContain('<script>alert(1)')
    await inOffice(site, office, own.id, { do: 'return' })
    expect((await look(materialsPath, own.cookie)).text).not.toContain('<script>alert(1)')
  })
})
