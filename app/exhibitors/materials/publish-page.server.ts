import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { eq, isNotNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { formerNames } from '../../content/addresses/find-redirect.server.ts'
import { holdSlugs } from '../../content/exhibitor-pages/hold-slugs.server.ts'
import { exhibitorPages, type ShownPicture } from '../../content/exhibitor-pages/tables.ts'
import { participants } from '../../content/tables.ts'
import { readColours } from '../../images/read-colours.server.ts'
import { postLetter } from '../../mail/post-letter.server.ts'
import { sectionLetters, sections } from '../../participants/kinds.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Jobs } from '../../platform/jobs.server.ts'
import type { Both } from '../../platform/languages.ts'
import type { Reason } from '../states.ts'
import type { SubmittedMaterials } from '../submitted.ts'
import { exhibitorPictures } from '../tables.ts'
import { type ApplicationRow, lockApplication, takeStep } from '../take-step.server.ts'
import { erasePictureFiles, letPictureGo } from '../works/erase-picture.server.ts'
import {
  addressOfPublicCopy,
  type ExhibitorFiles,
  placeOfPicture,
  placeOfPublicCopy,
} from '../works/picture-places.ts'
import { findRecipient } from './find-recipient.server.ts'
import { pageItems } from './items.ts'
import { publishedLetter, withdrawnLetter } from './mails.ts'
import { linksIn } from './material-fields.ts'
import { freeSlug, slugFrom } from './page-slug.ts'
import { readMarks, readPage, readStandOf } from './read-materials.server.ts'
import { type Reading, standing, withinReading } from './set-mark.server.ts'
import { namesIn } from './team-passes.ts'

export type Publishing = {
  pool: pg.Pool
  jobs: Pick<Jobs, 'enqueue'>
  publicUrl: string
  files: ExhibitorFiles
}

export type Published =
  | { ok: true; slug: string }
  | { ok: false; reason: Reason | 'changed-meanwhile' | 'no-stand' }

/**
 * What was handed in and accepted becomes the participant's page, in both languages. Pictures are copied to where
 * everybody may see them beforehand; whatever no page shows afterwards is taken away again.
 */
export async function publishPage(services: Publishing, reading: Reading): Promise<Published> {
  const { pool, files } = services
  try {
    return await transaction(pool, tx =>
      withinReading(tx, reading, async (application, submitted): Promise<Published> => {
        const marks = standing(await readMarks(tx, application.id), submitted)
        const isApproved = pageItems.every(item => marks.get(item)?.mark === 'accepted')
        const { code } = await readStandOf(tx, application)
        if (isApproved && !code) return { ok: false, reason: 'no-stand' }
        const by = { actor: 'manager', who: reading.who, now: reading.now } as const
        const facts = { 'materials-approved': isApproved }
        const slug = await slugOf(tx, application, submitted)
        const step = await takeStep(tx, application, 'publish', by, { facts, details: { slug } })
        if (!step.ok) return step
        const colours: Colours = new Map()
        for (const { pictureId } of submitted.pictures)
          colours.set(pictureId, await copyOut(files, pictureId))
        await writePage(tx, application, { submitted, slug, code, now: reading.now, colours })
        const told = await findRecipient(tx, application)
        if (told)
          await postLetter(
            tx,
            services.jobs,
            {
              kind: 'exhibitor-materials-published',
              ...publishedLetter({ ...told, slug, stand: code, publicUrl: services.publicUrl }),
              about: [application.id],
            },
            reading.now,
          )
        return { ok: true, slug }
      }),
    )
  } finally {
    await takeCopiesAway(services, reading.applicationId)
  }
}

export type Withdrawn = { ok: true } | { ok: false; reason: Reason }

/** Takes the page off the site, with a reason that its owner reads. Its address stays theirs. */
export async function withdrawPage(
  services: Publishing,
  { applicationId, who, now, reason }: { applicationId: string; who: string; now: Date; reason: string },
): Promise<Withdrawn> {
  const withdrawn = await transaction(services.pool, async (tx): Promise<Withdrawn> => {
    const application = await lockApplication(tx, applicationId)
    const page = await readPage(tx, applicationId)
    if (!application) return { ok: false, reason: 'page-not-shown' }
    const facts = { 'page-shown': page !== null && page.withdrawnAt === null }
    const by = { actor: 'manager', who, now } as const
    const step = await takeStep(tx, application, 'unpublish', by, { facts, details: { reason } })
    if (!step.ok) return step
    await tx
      .update(exhibitorPages)
      .set({ withdrawnAt: now, withdrawnWhy: reason })
      .where(eq(exhibitorPages.applicationId, applicationId))
    const told = await findRecipient(tx, application)
    if (told)
      await postLetter(
        tx,
        services.jobs,
        {
          kind: 'exhibitor-materials-withdrawn',
          ...withdrawnLetter({ ...told, reason, publicUrl: services.publicUrl }),
          about: [applicationId],
        },
        now,
      )
    return { ok: true }
  })
  await takeCopiesAway(services, applicationId)
  return withdrawn
}

/** The address that was given once, or the first that nobody has. */
async function slugOf(tx: Tx, application: ApplicationRow, { fields }: SubmittedMaterials): Promise<string> {
  const page = await readPage(tx, application.id)
  if (page) return page.slug
  const taken = await holdSlugs(tx)
  const shown = await tx.select({ slug: participants.slug, address: participants.address }).from(participants)
  for (const { slug, address } of shown) taken.add(slug).add(address ?? slug)
  for (const name of await formerNames(tx, 'participants')) taken.add(name)
  return freeSlug(slugFrom(fields.nameEn ?? '', application.number), slug => taken.has(slug))
}

async function writePage(
  tx: Tx,
  application: ApplicationRow,
  {
    submitted,
    slug,
    code,
    now,
    colours,
  }: { submitted: SubmittedMaterials; slug: string; code: string; now: Date; colours: Colours },
): Promise<void> {
  const { fields, pictures } = submitted
  const both = (name: string): Both => ({ ru: fields[`${name}Ru`] ?? '', en: fields[`${name}En`] ?? '' })
  const english = namesIn(fields.artistsEn ?? '')
  const shown = pictures.map(({ kind, pictureId, width, height, fields: said }) => ({
    kind,
    said,
    picture: { src: addressOfPublicCopy(pictureId), ...sizeOfCopy(width, height) },
    colours: colours.get(pictureId) ?? [],
  }))
  const page = {
    slug,
    applicationId: application.id,
    editionId: application.editionId,
    standCode: code,
    type: application.kind,
    section: sections.find(section => code.startsWith(sectionLetters[section])) ?? 'painting',
    name: both('name'),
    city: both('city'),
    about: both('text'),
    artists: namesIn(fields.artistsRu ?? '').map((ru, index) => ({ ru, en: english[index] ?? ru })),
    email: fields.publicEmail ?? '',
    phone: fields.publicPhone ?? '',
    links: linksIn(fields.links ?? ''),
    logo: shown.find(({ kind }) => kind === 'logo')?.picture ?? null,
    pictures: shown
      .filter(({ kind }) => kind === 'picture')
      .map(({ picture, said, colours }) => ({
        ...picture,
        colours,
        caption: { ru: said.captionRu ?? '', en: said.captionEn ?? '' },
        credit: said.author ?? '',
      })),
    publishedAt: now,
    changedAt: now,
    withdrawnAt: null,
    withdrawnWhy: '',
  }
  const { publishedAt: _, ...changes } = page
  await tx
    .insert(exhibitorPages)
    .values(page)
    .onConflictDoUpdate({ target: exhibitorPages.applicationId, set: changes })
}

const copySide = 2_000

/** The copy is the large size of a picture. */
function sizeOfCopy(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, copySide / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** The main colours of each picture that has been copied. */
type Colours = Map<string, NonNullable<ShownPicture['colours']>>

async function copyOut(files: ExhibitorFiles, id: string): Promise<NonNullable<ShownPicture['colours']>> {
  const to = placeOfPublicCopy(files, id)
  await mkdir(dirname(to), { recursive: true })
  await copyFile(join(placeOfPicture(files, id), 'large.webp'), `${to}.part`)
  await rename(`${to}.part`, to)
  return readColours(to)
}

/** Whatever of an exhibitor's pictures the page on the site does not show is nobody's to see. */
async function takeCopiesAway(
  { pool, files }: Pick<Publishing, 'pool' | 'files'>,
  applicationId: string,
): Promise<void> {
  await transaction(pool, async tx => {
    await lockApplication(tx, applicationId)
    const page = await readPage(tx, applicationId)
    const isShown = page !== null && page.withdrawnAt === null
    const shown = new Set(isShown ? [page.logo?.src, ...page.pictures.map(({ src }) => src)] : [])
    const own = await tx
      .select({ id: exhibitorPictures.id })
      .from(exhibitorPictures)
      .where(eq(exhibitorPictures.applicationId, applicationId))
    for (const { id } of own) {
      if (shown.has(addressOfPublicCopy(id))) continue
      await rm(placeOfPublicCopy(files, id), { force: true })
      // An earlier page may have been the last to show it.
      if (await letPictureGo(tx, applicationId, id)) await erasePictureFiles(files, id)
    }
  })
}

/** The same for every page that went with its stand: where a stand is taken back nobody has the files at hand. */
export async function takeWithdrawnCopiesAway(services: Pick<Publishing, 'pool' | 'files'>): Promise<void> {
  const gone = await drizzle(services.pool)
    .select({ applicationId: exhibitorPages.applicationId })
    .from(exhibitorPages)
    .where(isNotNull(exhibitorPages.withdrawnAt))
  for (const { applicationId } of gone) await takeCopiesAway(services, applicationId)
}
