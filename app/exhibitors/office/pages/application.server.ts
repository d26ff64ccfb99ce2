import { notFound } from '../../../navigation/page-error.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { valuesOf } from '../../application/application-fields.ts'
import { sheetOf } from '../../application/sheet.ts'
import { applicationTexts } from '../../application/texts.server.ts'
import { applicationNumber } from '../../application-number.ts'
import { historyOf, lastVersion } from '../../find-application.server.ts'
import { loadOfficeFrame } from '../../load-office-frame.server.ts'
import { momentOf } from '../../moment-of.ts'
import { stateTexts } from '../../state-texts.server.ts'
import { readPictures } from '../../works/read-works.server.ts'
import { findApplication } from '../find-applications.server.ts'

/** What was submitted last. What its author writes meanwhile is theirs until they submit it. */
export async function load(context: SignedIn<LoadContext>) {
  const { db, params, locale, pathname } = context
  const found = await findApplication(db, params.id ?? '')
  if (!found) throw notFound(pathname)
  const { application, email, name } = found
  const version = await lastVersion(db, application.id)
  const pictures = await readPictures(
    db,
    (version?.works ?? []).flatMap(({ pictureId }) => pictureId || []),
  )
  const words = stateTexts[locale]
  const values = version && valuesOf(version.fields)
  return {
    frame: (await loadOfficeFrame(context)).frame,
    id: application.id,
    number: applicationNumber(application.number, locale),
    state: words.states[application.state],
    account: [name, email].filter(Boolean).join(', '),
    sheet: values && sheetOf({ values, works: version.works, pictures }, locale),
    sheetTexts: applicationTexts[locale],
    contact: values && { person: values.contactName, email: values.email, phone: values.phone },
    version: version && {
      number: version.number,
      at: momentOf(version.submittedAt, locale),
      consents: version.consents.map(({ document, version: number }) => ({ document, version: number })),
    },
    history: (await historyOf(db, application.id, { isForStaff: true })).map(entry => ({
      id: entry.id,
      at: momentOf(entry.at, locale),
      what: words.actions[entry.action],
      members: entry.action === 'assign' ? String(entry.details.members ?? '') : '',
      actor: words.actors[entry.actor],
      who: entry.who,
      from: words.states[entry.fromState],
      to: words.states[entry.toState],
    })),
  }
}

export type OfficeApplicationData = Awaited<ReturnType<typeof load>>
