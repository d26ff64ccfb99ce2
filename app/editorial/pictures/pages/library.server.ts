import { readFile } from 'node:fs/promises'
import { type ActionContext, type Actions, goTo } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { dayOf, formatDay } from '../../../platform/dates.ts'
import { fill } from '../../../platform/fill.ts'
import { localeCodes } from '../../../platform/languages.ts'
import { plural } from '../../../platform/plurals.ts'
import { readDraft } from '../../drafts/read-draft.server.ts'
import { loadEditorialFrame } from '../../office/load-frame.server.ts'
import { addressOf } from '../../office/record-in.ts'
import { mayEdit, mayOpenKind } from '../../rights.ts'
import { addFolder } from '../add-folder.server.ts'
import { addPicture } from '../add-picture.server.ts'
import { answerRefused, refusalText } from '../answer-refused.server.ts'
import { chosenField, fieldAt, searchOf } from '../chosen-field.ts'
import { leastWidthFor, libraryBounds } from '../library-bounds.ts'
import { readRefusal } from '../picture-refusal.ts'
import {
  countLibrary,
  type ListedPicture,
  onPage,
  readLibrary,
  readOwnUploads,
  shapes,
  shownLists,
} from '../read-library.server.ts'
import { setChoice } from '../set-choice.server.ts'
import { pictureTexts } from '../texts.server.ts'

const library = '/office/content/pictures/'
const megabytes = (bytes: number) => Math.round((bytes / 1024 / 1024) * 10) / 10

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, search, person, now } = context
  const t = pictureTexts[locale]
  const wish = {
    words: (search.get('q') ?? '').slice(0, 100),
    folder: (search.get('folder') ?? '').slice(0, 60),
    shape: shapes.find(one => one === search.get('shape')) ?? '',
    list: shownLists.find(one => one === search.get('list')) ?? '',
    page: Number.parseInt(search.get('page') ?? '1', 10) || 1,
    today: now,
  } as const
  const { rows, total, page, pages } = await readLibrary(db, wish)
  const counts = await countLibrary(db, now)
  const uploads = await readOwnUploads(db, person.id)
  const asked = chosenField(search)
  const choice = asked && mayOpenKind(person, asked.kind) ? asked : null
  const draft = choice && (await readDraft(db, choice.kind, choice.key))
  const field = choice && draft ? fieldAt(choice.kind, draft.record, choice.path) : undefined
  // What is sent while a sign is chosen is a logo, unless somebody says otherwise.
  const into = wish.folder || (field?.type === 'picture' && field.signs ? 'logos' : '')
  return {
    ...(await loadEditorialFrame(context)),
    ...wish,
    page,
    pages,
    count: total,
    from: total === 0 ? 0 : (page - 1) * onPage + 1,
    to: (page - 1) * onPage + rows.length,
    note: fill(t.library.note, {
      count: fill(plural(counts.all, locale, t.library.pictures), { count: counts.all }),
      size: Math.round(counts.bytes / 1024 / 1024),
    }),
    mayAdd: mayEdit(person, 'create'),
    counts: {
      '': counts.all,
      'no-alt': counts.noAlt,
      rights: counts.rights,
      unused: counts.unused,
      trash: counts.trash,
    },
    folders: counts.folders.map(({ key, name, count }) => ({ key, count, name: name[locale] })),
    choice:
      choice && (field?.type === 'picture' || field?.type === 'pictures')
        ? {
            search: searchOf(choice),
            field: field.label[locale],
            back: `${addressOf(choice)}#field-${choice.path.replaceAll('/', '-')}`,
          }
        : null,
    into,
    bounds: {
      size: libraryBounds.fileBytes / 1024 / 1024,
      width: leastWidthFor(into || null),
      chunkBytes: libraryBounds.chunkBytes,
    },
    uploads: uploads.map(({ upload, picture }) => ({
      id: upload.id,
      name: upload.name,
      done: megabytes(upload.received),
      all: megabytes(upload.size),
      same: upload.outcome === 'same' && picture ? { id: picture.id, title: picture.title[locale] } : null,
      refusal:
        upload.outcome && upload.outcome !== 'same' ? refusalText(readRefusal(upload.outcome), locale) : '',
    })),
    rows: rows.map(row => shownRow(row)),
  }

  function shownRow(row: ListedPicture) {
    const { id, path, file, width, height, title, alt, rightsUntil, uses, hasTwin } = row
    const missing = localeCodes.filter(code => alt[code].trim() === '')
    const day = rightsUntil && formatDay(rightsUntil, locale, { withYear: true })
    return {
      id,
      path,
      file,
      width,
      height,
      title: title[locale] || path.split('/').at(-1) || path,
      uses: uses > 0 ? fill(plural(uses, locale, t.library.places), { count: uses }) : '',
      noAlt: missing.map(code => code.toUpperCase()).join(', '),
      rights: day
        ? fill(rightsUntil < dayOf(now) ? t.library.rightsEnded : t.library.rightsUntil, { day })
        : '',
      isEnded: rightsUntil !== null && rightsUntil < dayOf(now),
      hasTwin,
    }
  }
}

export const actions: Actions = {
  upload: using(['pool', 'pictureStore'], async (context, services) => {
    const { file, fields, person, locale, now } = context
    if (!file) return answerRefused({ ok: false, reason: 'no-file' }, locale)
    const sent = { bytes: await readFile(file.path), name: file.name, folder: fields.folder || null }
    const added = await addPicture(services, person, sent, now)
    if (!added.ok) return answerRefused(added, locale)
    return goTo(withChoice(context, `${library}${added.id}/`, added.isSame ? 'same' : 'added'))
  }),
  folder: using(['pool'], async ({ fields, person, locale }, { pool }) => {
    const { ru = '', en = '' } = fields
    const added = await addFolder(pool, person, { ru, en })
    return added.ok
      ? goTo(`${library}?folder=${added.key}&done=folder`)
      : answerRefused(added, locale, { ru, en })
  }),
  choose: using(['pool'], async ({ fields, query, person, locale, now }, { pool }) => {
    const choice = chosenField(new URLSearchParams(query))
    if (!choice) return answerRefused({ ok: false, reason: 'unknown' }, locale)
    const chosen = await setChoice(pool, person, { ...choice, id: uuidIn(fields.picture) }, now)
    return chosen.ok
      ? goTo(`${addressOf(choice)}?done=saved#field-${choice.path.replaceAll('/', '-')}`)
      : answerRefused(chosen, locale)
  }),
  default: async ({ locale }) => answerRefused({ ok: false, reason: 'unknown' }, locale),
}

/** Whoever uploads while choosing goes on choosing. */
function withChoice({ query }: Pick<ActionContext, 'query'>, address: string, done: string): string {
  const choice = chosenField(new URLSearchParams(query))
  return choice
    ? `${library}?${new URLSearchParams({ ...searchOf(choice), done })}`
    : `${address}?done=${done}`
}

function uuidIn(text = ''): string {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
    ? text
    : '00000000-0000-4000-8000-000000000000'
}

export type LibraryData = Awaited<ReturnType<typeof load>>
