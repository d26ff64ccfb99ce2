import { count, eq } from 'drizzle-orm'
import { accountFrameData } from '../../accounts/account-frame-data.ts'
import type { OpenFair } from '../../editions/exhibitor-days.ts'
import { fairOfExhibitors, isCalledOff, isUnderWay, openFair } from '../../editions/open-fair.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { type Day, dayOf, daysBetween, formatDay, formatDays } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import { fillRefusal } from '../application/refusal-sentence.ts'
import { applicationTexts } from '../application/texts.server.ts'
import { pictureAddress } from '../application/works-view.ts'
import { applicationNumber } from '../application-number.ts'
import { baysView } from '../bays-view.ts'
import { answerFor } from '../fair-guard.ts'
import { findOnWay } from '../find-application.server.ts'
import { momentOf } from '../moment-of.ts'
import { requireApplicant } from '../require-applicant.server.ts'
import { exhibitorArrivals } from '../stands/tables.ts'
import { stateTexts } from '../state-texts.server.ts'
import { hasReached } from '../states.ts'
import { wordsIn } from '../words-in.ts'
import { isSlotOf, slotName, slotPlaces, slotsOf } from './arrival-slots.ts'
import { checklist } from './check-materials.server.ts'
import { deadlineOf, isPageItem } from './items.ts'
import {
  type ReadPicture,
  readArrival,
  readMarks,
  readMaterials,
  readPage,
  readStandOf,
} from './read-materials.server.ts'
import { materialTexts } from './texts.server.ts'

/** Somebody's own materials with everything around them; before the stand is paid, why it is too early. */
export async function loadMaterials(context: SignedIn<LoadContext>) {
  const { db, person, locale, now } = context
  const application = await findOnWay(db, requireApplicant(person).id, { stage: 'materials', now })
  const fair = application ? fairOfExhibitors(application.editionId) : openFair
  const state = application?.state ?? 'draft'
  const frame = accountFrameData(context)
  const bays = baysView(
    { state, submittedAt: application?.submittedAt ?? null, editionId: application?.editionId },
    locale,
  )
  const t = materialTexts[locale]
  // Passes and arrival are open from the paid stand to the end: whoever has come that far has materials.
  const isTime = application !== null && hasReached('materials', state)
  if (!application || !isTime) {
    const { materialsUntil, arrivalUntil, firstDay, lastDay } = fair
    const said = application ? stateTexts[locale].states[state] : t.early.none
    return {
      frame,
      bays,
      above: fill(t.aboveEarly, { days: formatDays(firstDay, lastDay, locale, { withYear: true }) }),
      own: null,
      early: {
        now: fill(t.early.now, { state: said.charAt(0).toLocaleLowerCase() + said.slice(1) }),
        when: fill(t.early.when, {
          until: formatDay(materialsUntil, locale, { withYear: true }),
          arrival: formatDay(arrivalUntil, locale, { withYear: true }),
        }),
      },
    }
  }
  const materials = await readMaterials(db, application)
  const arrival = await readArrival(db, application.id)
  const marks = await readMarks(db, application.id)
  const page = await readPage(db, application.id)
  const stand = await readStandOf(db, application)
  const { lines, problems } = checklist({ application, materials, marks, arrival }, { locale, now })
  const { values, pictures, row } = materials
  const may = (action: 'save-materials' | 'save-arrival') =>
    answerFor(application, action, { actor: 'applicant', now }).ok
  const isOver = !isUnderWay(fair.id, now)
  const done = lines.filter(line => line.state === 'accepted').length
  return {
    frame,
    bays,
    above: fill(t.above, {
      number: applicationNumber(application.number, locale),
      name: wordsIn(values, 'name', locale),
      stand: stand.code,
    }),
    early: null,
    own: {
      state,
      isOpen: may('save-materials'),
      isArrivalOpen: may('save-arrival'),
      values,
      revision: row?.revision ?? 0,
      savedAt: row ? momentOf(row.updatedAt, locale) : null,
      submittedAt: row?.submittedAt ? momentOf(row.submittedAt, locale) : null,
      pictures: pictures.map(picture => pictureView(picture, locale)),
      problems,
      lines: lines.map(line => ({
        ...line,
        label: t.items[line.item],
        word: !isPageItem(line.item) && line.state === 'accepted' ? t.done.accepted : t.states[line.state],
        until: formatDay(deadlineOf(line.item, fair), locale),
      })),
      progress: { done, count: lines.length },
      // What a fair that is over leaves stands still: nothing of it is late.
      isOver,
      due:
        isOver || isCalledOff(fair.id)
          ? null
          : dueOf(
              lines.filter(line => line.state !== 'accepted').map(({ item }) => deadlineOf(item, fair)),
              { now, locale },
            ),
      stand,
      passes: row?.passes ?? '',
      arrival,
      lostArrival: arrival && !isSlotOf(arrival, fair) ? slotName(arrival, locale) : null,
      // Nobody unloads for a fair that does not take place.
      slots: isCalledOff(fair.id) ? [] : await slotsView(db, fair, arrival, locale),
      page: page && page.withdrawnAt === null ? withLocale(`/participants/${page.slug}/`, locale) : null,
      // The preview speaks the language of the page it shows.
      previews: {
        ru: { ...materialTexts.ru.preview, logo: materialTexts.ru.items.logo },
        en: { ...materialTexts.en.preview, logo: materialTexts.en.items.logo },
      },
      // The upload form has its words among those of works.
      work: applicationTexts[locale].work,
    },
  }
}

export type LoadedMaterials = Awaited<ReturnType<typeof loadMaterials>>

function pictureView(
  { id, kind, place, fields, pictureId, picture, upload }: ReadPicture,
  locale: LocaleCode,
) {
  return {
    id,
    kind,
    place,
    fields,
    pictureId,
    picture:
      pictureId && picture
        ? {
            small: pictureAddress(pictureId, 'small'),
            large: pictureAddress(pictureId, 'large'),
            width: picture.width,
            height: picture.height,
          }
        : null,
    refusal: upload?.refusal ? fillRefusal(upload.refusal, locale) : null,
    percent: upload && !upload.refusal ? Math.floor((upload.received / upload.size) * 100) : null,
  }
}

export type PictureView = ReturnType<typeof pictureView>

/** How long there is to the next deadline of something that is not done. */
function dueOf(deadlines: readonly Day[], { now, locale }: { now: Date; locale: LocaleCode }) {
  const [until] = deadlines.toSorted()
  if (!until) return null
  const t = materialTexts[locale]
  const today = dayOf(now)
  const said = { until: formatDay(until, locale) }
  if (today > until) return { isLate: true, text: fill(t.late, said) }
  if (today === until) return { isLate: true, text: t.lastDay }
  const days = daysBetween(today, until)
  return { isLate: false, text: fill(plural(days, locale, t.daysLeft), { ...said, count: days }) }
}

async function slotsView(db: Db, fair: OpenFair, mine: string | null, locale: LocaleCode) {
  const taken = await db
    .select({ slot: exhibitorArrivals.slot, count: count() })
    .from(exhibitorArrivals)
    .where(eq(exhibitorArrivals.editionId, fair.id))
    .groupBy(exhibitorArrivals.slot)
  const t = materialTexts[locale].arrival
  return slotsOf(fair).map(slot => {
    const left = slotPlaces - (taken.find(one => one.slot === slot)?.count ?? 0)
    const isOpen = left > 0 || slot === mine
    const name = slotName(slot, locale)
    return { slot, isOpen, label: isOpen ? fill(t.left, { slot: name, left }) : fill(t.full, { slot: name }) }
  })
}
