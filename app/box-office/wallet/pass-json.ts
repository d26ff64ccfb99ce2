import { passColours, rgbOf } from './pass-colours.ts'
import type { PassFacts } from './pass-facts.ts'
import type { WalletTexts } from './texts.ru.ts'

type Field = { key: string; label: string; value: string }

/** A ticket as Apple's wallet reads it. Its number is its serial: the same ticket taken anew replaces itself. */
export function passJson(facts: PassFacts, by: { passTypeId: string; teamId: string }, t: WalletTexts) {
  const { ground, ink, quiet } = passColours
  return {
    formatVersion: 1,
    passTypeIdentifier: by.passTypeId,
    teamIdentifier: by.teamId,
    serialNumber: facts.number,
    organizationName: t.organiser,
    description: `${facts.title}, ${facts.number}`,
    backgroundColor: rgbOf(ground),
    foregroundColor: rgbOf(ink),
    labelColor: rgbOf(quiet),
    relevantDate: facts.startsAt.toISOString(),
    expirationDate: facts.endsAt.toISOString(),
    sharingProhibited: true,
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: facts.seal,
        messageEncoding: 'iso-8859-1',
        altText: facts.typed,
      },
    ],
    eventTicket: {
      headerFields: [{ key: 'number', label: t.labels.ticket, value: facts.number }],
      primaryFields: [{ key: 'event', label: '', value: facts.eventTitle ?? facts.title }],
      secondaryFields: [
        { key: 'date', label: t.labels.date, value: facts.date },
        { key: 'hours', label: facts.isEvent ? t.labels.time : t.labels.entry, value: facts.hours },
      ],
      auxiliaryFields: known([
        facts.eventTitle ? { key: 'kind', label: t.labels.kind, value: facts.title } : null,
        facts.holder ? { key: 'holder', label: t.labels.holder, value: facts.holder } : null,
        facts.people ? { key: 'people', label: t.labels.people, value: String(facts.people) } : null,
      ]),
      backFields: known([
        { key: 'valid', label: t.validTitle, value: t.valid },
        { key: 'page', label: t.labels.page, value: facts.page },
        { key: 'place', label: t.labels.place, value: facts.place },
        facts.proof ? { key: 'proof', label: t.labels.proof, value: facts.proof } : null,
        { key: 'once', label: t.onceTitle, value: t.once },
      ]),
    },
  }
}

function known(fields: readonly (Field | null)[]): Field[] {
  return fields.filter(field => field !== null)
}
