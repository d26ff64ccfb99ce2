import { readFile } from 'node:fs/promises'
import { desc, eq } from 'drizzle-orm'
import { pictureFiles, pictureFolders, pictures } from '../../../content/pictures/tables.ts'
import { fileOf } from '../../../content/shown-picture.ts'
import { notFound } from '../../../navigation/page-error.ts'
import { type ActionContext, type Actions, goTo } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import type { Db } from '../../../platform/database/transaction.server.ts'
import { dayOf, formatDay } from '../../../platform/dates.ts'
import { fill } from '../../../platform/fill.ts'
import { type LocaleCode, localeCodes } from '../../../platform/languages.ts'
import { marks } from '../../../platform/money.ts'
import { kinds } from '../../kinds/kinds.ts'
import { readListed } from '../../live/read-live.server.ts'
import { loadEditorialFrame } from '../../office/load-frame.server.ts'
import { addressOf } from '../../office/record-in.ts'
import { mayEdit } from '../../rights.ts'
import { replaceFile, returnFile } from '../add-picture.server.ts'
import { answerRefused } from '../answer-refused.server.ts'
import { leastWidthFor, libraryBounds } from '../library-bounds.ts'
import type { Refused } from '../picture-refusal.ts'
import { readAlike } from '../read-library.server.ts'
import { isOfOwn, readUses, type Use } from '../read-uses.server.ts'
import { removePicture, returnPicture } from '../remove-picture.server.ts'
import { mayWrite, savePicture } from '../save-picture.server.ts'
import { pictureTexts } from '../texts.server.ts'

const library = '/office/content/pictures/'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, params, pathname, person, posted } = context
  const [row] = await db
    .select()
    .from(pictures)
    .where(eq(pictures.id, params.id ?? ''))
  if (!row) throw notFound(pathname)
  const [former] = await db
    .select()
    .from(pictureFiles)
    .where(eq(pictureFiles.picture, row.path))
    .orderBy(desc(pictureFiles.replacedAt), desc(pictureFiles.id))
    .limit(1)
  const folders = await db.select().from(pictureFolders).orderBy(pictureFolders.position)
  const uses = await readUses(db, [row.path])
  const isOwn = isOfOwn(person, uses)
  const alike = await readAlike(db, row)
  const t = pictureTexts[locale].picture
  const day = (at: Date) => formatDay(dayOf(at), locale, { withYear: true })
  const typed = posted?.values ?? {}
  return {
    ...(await loadEditorialFrame(context)),
    id: row.id,
    path: row.path,
    src: fileOf(row),
    title: row.title[locale] || row.path.split('/').at(-1) || row.path,
    width: row.width,
    height: row.height,
    facts: [
      fill(t.facts, { width: row.width, height: row.height, size: sizeOf(row.bytes ?? 0, locale) }),
      ...(row.uploadedAt && row.uploadedBy
        ? [fill(t.uploaded, { who: row.uploadedBy, day: day(row.uploadedAt) })]
        : []),
    ].join(', '),
    revision: row.revision,
    isTrashed: row.trashedAt !== null,
    isWork: row.folder === 'works' || uses.some(({ kind, onSite }) => kind === 'participants' && onSite),
    focus: { x: Number(typed.focusX ?? row.focusX), y: Number(typed.focusY ?? row.focusY) },
    texts: localeCodes.map(code => ({
      code,
      isOpen: isOwn && mayWrite(person, code),
      title: typed[`title:${code}`] ?? row.title[code],
      alt: typed[`alt:${code}`] ?? row.alt[code],
      caption: typed[`caption:${code}`] ?? row.caption[code],
    })),
    credit: typed.credit ?? row.credit,
    rightsHolder: typed.rightsHolder ?? row.rightsHolder,
    rightsUntil: typed.rightsUntil ?? row.rightsUntil ?? '',
    folder: typed.folder ?? row.folder ?? '',
    folders: folders.map(({ key, name }) => ({ value: key, label: name[locale] })),
    may: {
      write: isOwn && mayWrite(person, null),
      replace: isOwn && mayEdit(person, 'publish'),
      trash: mayEdit(person, 'trash'),
      restore: mayEdit(person, 'restore'),
    },
    bounds: {
      size: libraryBounds.fileBytes / 1024 / 1024,
      width: leastWidthFor(row.folder),
      chunkBytes: libraryBounds.chunkBytes,
    },
    former: former
      ? { src: former.file, note: fill(t.undoNote, { who: former.replacedBy, day: day(former.replacedAt) }) }
      : null,
    uses: await shownUses(db, uses, locale),
    alike: alike.map(({ id, title, path, file }) => ({
      id,
      src: fileOf({ path, file }),
      title: title[locale] || path,
    })),
  }
}

export type PictureData = Awaited<ReturnType<typeof load>>

/** The records of each kind are asked for once, however many of them show the picture. */
async function shownUses(db: Db, uses: readonly Use[], locale: LocaleCode) {
  const wanted = [...new Set(uses.map(({ kind }) => kind))]
  const lists = new Map<string, Awaited<ReturnType<typeof readListed>>>()
  for (const kind of wanted) {
    const keys = uses.filter(use => use.kind === kind).map(({ key }) => key)
    lists.set(kind, await readListed(db, kind, keys))
  }
  return uses.map(({ kind, key, onSite }) => {
    const live = lists.get(kind)?.find(one => one.key === key)
    const record = live?.record
    return {
      to: addressOf({ kind, key }),
      title: (record && kinds[kind].titleOf(record, key)[locale]) || key,
      kind: kinds[kind].label.one[locale],
      onSite,
      page: onSite && live ? kinds[kind].pathOf(live.address, live.record) : null,
    }
  })
}

function sizeOf(bytes: number, locale: LocaleCode): string {
  const t = pictureTexts[locale].picture
  if (bytes < 1024 * 1024) return fill(t.kilobytes, { size: Math.round(bytes / 1024) })
  return fill(t.megabytes, { size: (bytes / 1024 / 1024).toFixed(1).replace('.', marks[locale].decimal) })
}

export const actions: Actions = {
  save: using(['pool'], async (context, { pool }) => {
    const { fields, person } = context
    const saved = await savePicture(pool, person, { ...asked(context), typed: fields })
    return settled(context, saved, 'saved')
  }),
  replace: using(['pool', 'pictureStore'], async (context, services) => {
    const { file, person, now } = context
    const { id, revision } = asked(context)
    if (!file) return settled(context, { ok: false, reason: 'no-file' }, 'replaced')
    const { rows } = await services.pool.query<{ path: string }>('select path from pictures where id = $1', [
      id,
    ])
    const sent = { path: rows[0]?.path ?? '', revision, bytes: await readFile(file.path), name: file.name }
    const replaced = await replaceFile(services, person, sent, now)
    return settled(context, replaced, replaced.ok && replaced.isSame ? 'same' : 'replaced')
  }),
  undo: using(['pool'], async (context, { pool }) =>
    settled(context, await returnFile(pool, context.person, asked(context), context.now), 'returned'),
  ),
  trash: using(['pool'], async (context, { pool }) => {
    const { id } = asked(context)
    return settled(context, await removePicture(pool, context.person, { id, now: context.now }), 'trashed')
  }),
  return: using(['pool'], async (context, { pool }) =>
    settled(context, await returnPicture(pool, context.person, asked(context).id), 'restored'),
  ),
  default: async ({ locale }) => answerRefused({ ok: false, reason: 'unknown' }, locale),
}

function asked({ params, fields }: ActionContext) {
  const revision = fields.revision ?? ''
  return { id: params.id ?? '', revision: /^\d{1,9}$/.test(revision) ? Number(revision) : 0 }
}

function settled(context: ActionContext, outcome: { ok: true } | Refused, done: string) {
  const { id } = asked(context)
  return outcome.ok
    ? goTo(`${library}${id}/?done=${done}`)
    : answerRefused(outcome, context.locale, context.fields as Record<string, string>)
}
