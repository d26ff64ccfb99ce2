import { notFound } from '../../../../navigation/page-error.ts'
import { officeFrameData } from '../../../../office/frame-data.ts'
import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { using } from '../../../../page-server/services.ts'
import { withLocale } from '../../../../platform/languages.ts'
import { applicationNumber } from '../../../application-number.ts'
import { historyOf } from '../../../find-application.server.ts'
import { momentOf } from '../../../moment-of.ts'
import { stateTexts } from '../../../state-texts.server.ts'
import { reasons } from '../../../states.ts'
import { wordsIn } from '../../../words-in.ts'
import { isPageItem, type PageItem, pageItems } from '../../items.ts'
import { fieldNames, materialFields } from '../../material-fields.ts'
import { type Publishing, publishPage, withdrawPage } from '../../publish-page.server.ts'
import {
  type MarkRow,
  readArrival,
  readMarks,
  readMaterials,
  readPage,
  readStandOf,
} from '../../read-materials.server.ts'
import {
  acceptRest,
  commentLength,
  type Reading,
  returnMaterials,
  setMark,
  standing,
} from '../../set-mark.server.ts'
import { namesIn } from '../../team-passes.ts'
import { materialTexts } from '../../texts.server.ts'
import { arrivalIn } from '../arrival-view.ts'
import { findMaterial } from '../find-materials.server.ts'
import { officeTexts } from '../texts.server.ts'

/** What was handed in last, part by part. What its author writes meanwhile is theirs. */
export async function load(context: SignedIn<LoadContext>) {
  const { db, params, locale, pathname, search, posted } = context
  const found = await findMaterial(db, params.id ?? '')
  if (!found) throw notFound(pathname)
  const { application, email, name } = found
  const { row } = await readMaterials(db, application)
  const submitted = row?.submitted ?? null
  const marks = submitted
    ? standing(await readMarks(db, application.id), submitted)
    : new Map<PageItem, MarkRow>()
  const page = await readPage(db, application.id)
  const arrival = await readArrival(db, application.id)
  const t = materialTexts[locale]
  const words = stateTexts[locale]
  const isRead = application.state === 'materials-in-review'
  return {
    frame: officeFrameData(context),
    id: application.id,
    number: applicationNumber(application.number, locale),
    name: wordsIn({ nameRu: application.nameRu, nameEn: application.nameEn }, 'name', locale),
    account: [name, email].filter(Boolean).join(', '),
    stand: (await readStandOf(db, application)).code,
    state: words.states[application.state],
    isRead,
    seenAt: row?.submittedAt?.toISOString() ?? '',
    submittedAt: row?.submittedAt ? momentOf(row.submittedAt, locale) : null,
    items: submitted
      ? pageItems.map(item => {
          const mark = marks.get(item)
          return {
            item,
            label: t.items[item],
            mark: mark?.mark ?? null,
            comment: mark?.comment ?? '',
            by: mark ? { who: mark.who, at: momentOf(mark.at, locale) } : null,
            fields: fieldNames
              .filter(field => materialFields[field].item === item)
              .map(field => ({
                field,
                label: t.fields[field],
                value: submitted.fields[field] ?? '',
                isPrivate: field === 'contactName' || field === 'contactPhone',
              })),
            pictures: submitted.pictures
              .filter(({ kind }) =>
                item === 'logo' ? kind === 'logo' : item === 'pictures' && kind === 'picture',
              )
              .map(({ id, pictureId, width, height, fields }) => ({
                id,
                src: `/office/materials/pictures/${pictureId}-small.webp`,
                large: `/office/materials/pictures/${pictureId}-large.webp`,
                width,
                height,
                fields,
              })),
          }
        })
      : [],
    isApproved: submitted !== null && pageItems.every(item => marks.get(item)?.mark === 'accepted'),
    hasComments: [...marks.values()].some(({ mark }) => mark === 'comment'),
    team: namesIn(row?.passes ?? ''),
    arrival: arrival && arrivalIn(arrival, application.editionId, locale),
    page: page && {
      address: withLocale(`/participants/${page.slug}/`, locale),
      withdrawn: page.withdrawnAt && {
        at: momentOf(page.withdrawnAt, locale),
        reason: page.withdrawnWhy,
      },
    },
    history: (await historyOf(db, application.id, { isForStaff: true })).slice(0, 30).map(entry => ({
      id: entry.id,
      at: momentOf(entry.at, locale),
      what: words.actions[entry.action],
      who: entry.who,
      details: String(entry.details.reason ?? entry.details.items ?? ''),
    })),
    done: posted ? null : search.get('done'),
    error: posted?.errors[0] ?? null,
    typed: posted?.values ?? {},
  }
}

export type MaterialData = Awaited<ReturnType<typeof load>>

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

function readingIn({ fields, params, person, now }: SignedIn<ActionContext>): Reading {
  return { applicationId: params.id ?? '', seenAt: fields.seenAt ?? '', who: person.email, now }
}

type Outcome = { ok: true } | { ok: false; reason: string }

function answerWith(context: ActionContext, outcome: Outcome, done: string): Answer {
  return outcome.ok ? goTo(`${context.path}?done=${done}`) : refuse(context, outcome.reason)
}

function refuse({ fields, locale }: ActionContext, reason: string): Answer {
  const own = reasons.find(one => one === reason)
  const words: Record<string, string> = officeTexts[locale].refusals
  const message = own ? stateTexts[locale].reasons[own] : (words[reason] ?? words.unknown ?? '')
  return showAgain(fields, [{ field: fields.item ?? fields.do ?? '', message }])
}

export const actions: Actions = {
  accept: using(['pool'], async (context: SignedIn<ActionContext>, { pool }) => {
    const item = context.fields.item ?? ''
    if (!isPageItem(item)) return refuse(context, 'unknown')
    return answerWith(context, await setMark(pool, readingIn(context), { item, comment: null }), 'accepted')
  }),
  comment: using(['pool'], async (context: SignedIn<ActionContext>, { pool }) => {
    const item = context.fields.item ?? ''
    const comment = (context.fields.comment ?? '').trim().slice(0, commentLength)
    if (!isPageItem(item)) return refuse(context, 'unknown')
    if (comment === '') return refuse(context, 'no-comment')
    return answerWith(context, await setMark(pool, readingIn(context), { item, comment }), 'commented')
  }),
  rest: using(['pool'], async (context: SignedIn<ActionContext>, { pool }) =>
    answerWith(context, await acceptRest(pool, readingIn(context)), 'accepted'),
  ),
  return: using(['exhibitorDesk'], async (context: SignedIn<ActionContext>, { exhibitorDesk }) =>
    answerWith(context, await returnMaterials(exhibitorDesk, readingIn(context)), 'returned'),
  ),
  publish: using(
    ['exhibitorDesk', 'exhibitorFiles'],
    async (context: SignedIn<ActionContext>, { exhibitorDesk, exhibitorFiles: files }) => {
      const services: Publishing = { ...exhibitorDesk, files }
      return answerWith(context, await publishPage(services, readingIn(context)), 'published')
    },
  ),
  unpublish: using(
    ['exhibitorDesk', 'exhibitorFiles'],
    async (context: SignedIn<ActionContext>, { exhibitorDesk, exhibitorFiles: files }) => {
      const { fields, params, person, now } = context
      const reason = (fields.reason ?? '').trim().slice(0, 500)
      if (reason === '') return refuse(context, 'no-reason')
      if (fields.confirm !== 'yes') return refuse(context, 'confirm-first')
      const applicationId = uuid.test(params.id ?? '') ? (params.id ?? '') : ''
      const wish = { applicationId, who: person.email, now, reason }
      return answerWith(context, await withdrawPage({ ...exhibitorDesk, files }, wish), 'unpublished')
    },
  ),
  default: async (context: SignedIn<ActionContext>) => refuse(context, 'unknown'),
}
