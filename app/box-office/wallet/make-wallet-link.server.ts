import { createHash, sign } from 'node:crypto'
import { passColours } from './pass-colours.ts'
import type { PassFacts } from './pass-facts.ts'
import { walletTexts } from './texts.server.ts'
import type { GoogleWallet } from './wallets.ts'

const saveAt = 'https://pay.google.com/gp/v/save/'

/** Where Google saves a ticket: all of it is in the address, signed, so nothing has to be sent to them before. */
export function walletLink(facts: PassFacts, wallet: GoogleWallet, from: { publicUrl: string; now: Date }) {
  return `${saveAt}${walletToken(facts, wallet, from)}`
}

function walletToken(
  facts: PassFacts,
  { issuerId, email, key }: GoogleWallet,
  { publicUrl, now }: { publicUrl: string; now: Date },
): string {
  const t = walletTexts[facts.locale]
  const inWords = (value: string) => ({ defaultValue: { language: facts.locale, value } })
  const classId = `${issuerId}.${facts.slotId.replace(/[^\w.-]/g, '_')}-${facts.locale}`
  const claims = {
    iss: email,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1000),
    origins: [publicUrl],
    payload: {
      eventTicketClasses: [
        {
          id: classId,
          issuerName: t.organiser,
          reviewStatus: 'UNDER_REVIEW',
          eventName: inWords(facts.eventTitle ?? facts.title),
          venue: { name: inWords(t.venue), address: inWords(t.address) },
          dateTime: { start: facts.startsAt.toISOString(), end: facts.endsAt.toISOString() },
          hexBackgroundColor: passColours.ground,
        },
      ],
      eventTicketObjects: [
        {
          // Google keeps the first it was given under a name: another code is another object.
          id: `${issuerId}.${facts.number}-${shortHash(facts.code)}`,
          classId,
          state: 'ACTIVE',
          barcode: { type: 'QR_CODE', value: facts.seal, alternateText: facts.typed },
          ticketNumber: facts.number,
          ...(facts.holder && { ticketHolderName: facts.holder }),
          ...(facts.eventTitle && { ticketType: inWords(facts.title) }),
          textModulesData: [{ id: 'valid', header: t.validTitle, body: t.validShort }],
        },
      ],
    },
  }
  const signed = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

// A ticket's code opens the door: a name that Google writes into its books must not tell it.
function shortHash(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 12)
}
