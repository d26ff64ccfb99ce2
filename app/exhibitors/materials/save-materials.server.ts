import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import type { Reason } from '../states.ts'
import { exhibitorApplications, exhibitorMaterialPictures, exhibitorMaterials } from '../tables.ts'
import type { ApplicationRow } from '../take-step.server.ts'
import { withinMaterials } from '../works/place-upload.server.ts'
import { captionKey, sentCaption, sentValues } from './material-fields.ts'
import { type Materials, type ReadPicture, readMaterials } from './read-materials.server.ts'

export type Sent = {
  fields: Readonly<Record<string, string>>
  /** The one the writer has seen. */
  revision: number
  locale: LocaleCode
  now: Date
  /** One picture besides, up or down by one. */
  move?: PictureMove | null
}

export type PictureMove = { id: string; to: 'up' | 'down' }

export type Saved =
  | { ok: true; application: ApplicationRow; materials: Materials; revision: number }
  | { ok: false; reason: Reason | 'changed-elsewhere' }

/** Keeps words and captions as they are: nothing is required yet. */
export function saveMaterials(pool: pg.Pool, person: Person, sent: Sent): Promise<Saved> {
  return transaction(pool, tx => saveWithin(tx, person, sent))
}

/** The same as a part of something larger. */
export function saveWithin(tx: Tx, person: Person, sent: Sent): Promise<Saved> {
  return withinMaterials(tx, person, sent, async (application): Promise<Saved> => {
    const kept = await readMaterials(tx, application)
    const values = sentValues(sent.fields, kept.values)
    const pictures = moved(placed(kept.pictures, sent.fields), sent.move ?? null)
    const isUnchanged = told(kept) === told({ values, pictures })
    const revision = kept.row?.revision ?? 0
    // The same once more is no conflict: an answer may have been lost on its way.
    if (sent.revision !== revision && !isUnchanged) return { ok: false, reason: 'changed-elsewhere' }
    const next = isUnchanged && revision > 0 ? revision : revision + 1
    await tx
      .update(exhibitorMaterials)
      .set({ fields: values, revision: next })
      .where(eq(exhibitorMaterials.applicationId, application.id))
    for (const { id, fields, place } of pictures)
      await tx
        .update(exhibitorMaterialPictures)
        .set({ fields, place })
        .where(eq(exhibitorMaterialPictures.id, id))
    // Letters about the materials go out in the language they were written in last.
    await tx
      .update(exhibitorApplications)
      .set({ locale: sent.locale })
      .where(eq(exhibitorApplications.id, application.id))
    return { ok: true, application, materials: { ...kept, values, pictures }, revision: next }
  })
}

/** With the captions that were sent, in the order that was sent: whoever is moved comes before who stood there. */
function placed(pictures: readonly ReadPicture[], sent: Readonly<Record<string, string>>): ReadPicture[] {
  const said = pictures.map(picture => ({ ...picture, fields: sentCaption(sent, picture) }))
  const wish = ({ id, place }: ReadPicture) => {
    const typed = sent[captionKey(id, 'place')] ?? ''
    const to = /^\d{1,2}$/.test(typed) ? Number(typed) : place
    return to === place ? place : to < place ? to - 0.5 : to + 0.5
  }
  const [logos, rest] = [
    said.filter(({ kind }) => kind === 'logo'),
    said.filter(({ kind }) => kind === 'picture'),
  ]
  const ordered = rest.toSorted((one, other) => wish(one) - wish(other) || one.place - other.place)
  return [...logos, ...ordered.map((picture, index) => ({ ...picture, place: index + 1 }))]
}

/** With one of them changed places with its neighbour; at the end there is none, and nothing happens. */
function moved(pictures: ReadPicture[], move: PictureMove | null): ReadPicture[] {
  const one = pictures.find(({ id, kind }) => id === move?.id && kind === 'picture')
  const place = one && (move?.to === 'up' ? one.place - 1 : one.place + 1)
  const other = pictures.find(picture => picture.kind === 'picture' && picture.place === place)
  if (!one || !other) return pictures
  const placeOf = (picture: ReadPicture) =>
    picture === one ? other.place : picture === other ? one.place : picture.place
  return pictures
    .map(picture => ({ ...picture, place: placeOf(picture) }))
    .toSorted((first, second) => first.place - second.place)
}

function told({ values, pictures }: Pick<Materials, 'values' | 'pictures'>): string {
  const said = pictures.map(({ id, place, fields }) => [id, place, ...Object.entries(fields).sort().flat()])
  return JSON.stringify([values, said.map(one => one.filter(part => part !== ''))])
}
