import { randomUUID } from 'node:crypto'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import sharp from 'sharp'
import { keepPerson } from '../../app/accounts/keep-person.server.ts'
import { openFair } from '../../app/editions/open-fair.ts'
import type { ExhibitorAction, ExhibitorState } from '../../app/exhibitors/states.ts'
import {
  exhibitorApplications,
  exhibitorHistory,
  exhibitorPictures,
  exhibitorVersions,
  exhibitorWorks,
} from '../../app/exhibitors/tables.ts'
import { makePicture } from '../../app/exhibitors/works/make-picture.server.ts'
import { exhibitorFilesIn, placeOfPicture } from '../../app/exhibitors/works/picture-places.ts'
import { type Tx, transaction } from '../../app/platform/database/transaction.server.ts'
import { type DemoExhibitor, demoExhibitors, demoWorks } from './demo-exhibitors.ts'
import { demoPassword } from './seed-people.ts'

type Picture = { folder: string; width: number; height: number; bytes: number }

const dayMs = 86_400_000

/** Applications to the next fair, so that whoever tries the demo finds some. Pictures are those of the site, made larger. */
export async function seedExhibitors(pool: pg.Pool, uploadsDir: string, now: Date): Promise<void> {
  const { rows } = await pool.query('select 1 from exhibitor_applications limit 1')
  if (rows.length > 0) return
  const work = join(tmpdir(), `portico-demo-${randomUUID()}`)
  try {
    const pictures = await Promise.all(demoWorks.map(({ picture }) => drawn(picture, work)))
    for (const [place, one] of demoExhibitors.entries()) {
      if (place > 0)
        await keepPerson(pool, { ...one, role: 'member', password: demoPassword, isDemo: true }, now)
      const at = new Date(now.getTime() - (demoExhibitors.length - place) * dayMs)
      await transaction(pool, tx => seedOne(tx, one, { at, pictures, uploadsDir }))
    }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function drawn(name: string, work: string): Promise<Picture> {
  const large = `${work}-${name}`
  await sharp(join('content/pictures/works', name))
    .resize(2_400, 2_400, { fit: 'inside' })
    .jpeg()
    .toFile(large)
  const folder = join(work, name)
  const made = await makePicture(large, folder)
  await rm(large)
  if (!made.ok) throw new Error(`${name} is no picture of a work`)
  const { width, height, bytes } = made
  return { folder, width, height, bytes }
}

type Seeding = { at: Date; pictures: Picture[]; uploadsDir: string }

async function seedOne(tx: Tx, one: DemoExhibitor, { at, pictures, uploadsDir }: Seeding): Promise<void> {
  const { rows } = await tx.$client.query<{ id: string }>('select id from people where email = $1', [
    one.email,
  ])
  const isSubmitted = one.state !== 'draft'
  const [row] = await tx
    .insert(exhibitorApplications)
    .values({
      editionId: openFair.id,
      personId: rows[0]?.id ?? null,
      state: one.state,
      fields: one.fields,
      revision: 1,
      locale: 'ru',
      createdAt: at,
      updatedAt: at,
      ...(isSubmitted && {
        submittedAt: at,
        kind: one.fields.kind ?? '',
        nameRu: one.fields.nameRu ?? '',
        nameEn: one.fields.nameEn ?? '',
      }),
    })
    .returning({ id: exhibitorApplications.id })
  if (!row) throw new Error('the application was not stored')
  const works = []
  for (const [index, { picture, fields }] of demoWorks.slice(0, one.works).entries()) {
    const made = pictures[index]
    if (!made) continue
    const pictureId = randomUUID()
    const { folder, ...size } = made
    await cp(folder, placeOfPicture(exhibitorFilesIn(uploadsDir), pictureId), { recursive: true })
    await tx
      .insert(exhibitorPictures)
      .values({ id: pictureId, applicationId: row.id, name: picture, ...size, createdAt: at })
    // The last of a draft has still to be described.
    const said = isSubmitted || index < one.works - 1 ? fields : { titleRu: fields.titleRu ?? '' }
    const work = { id: randomUUID(), fields: said, pictureId }
    works.push(work)
    await tx.insert(exhibitorWorks).values({ ...work, applicationId: row.id, place: index + 1 })
  }
  if (isSubmitted) await seedVersion(tx, one, { applicationId: row.id, works, at })
  for (const [action, from, to] of historyOf(one.state)) {
    await tx.insert(exhibitorHistory).values({
      applicationId: row.id,
      at,
      actor: action === 'begin-review' ? 'secretary' : 'applicant',
      who: action === 'begin-review' ? 'exhibitors@portico.example' : one.email,
      action,
      fromState: from,
      toState: to,
    })
  }
}

async function seedVersion(
  tx: Tx,
  { fields }: DemoExhibitor,
  version: Pick<typeof exhibitorVersions.$inferInsert, 'applicationId' | 'works'> & { at: Date },
): Promise<void> {
  const { applicationId, works, at } = version
  await tx.insert(exhibitorVersions).values({
    applicationId,
    number: 1,
    fields,
    works,
    locale: 'ru',
    consents: [],
    // From the range that is kept for examples.
    address: '203.0.113.60',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
    submittedAt: at,
  })
}

type Entry = [ExhibitorAction, ExhibitorState, ExhibitorState]

function historyOf(state: ExhibitorState): Entry[] {
  const begun: Entry[] = [['save', 'draft', 'draft']]
  if (state === 'draft') return begun
  const sent: Entry[] = [...begun, ['submit', 'draft', 'submitted']]
  if (state === 'in-review') return [...sent, ['begin-review', 'submitted', 'in-review']]
  return state === 'withdrawn' ? [...sent, ['withdraw', 'submitted', 'withdrawn']] : sent
}
