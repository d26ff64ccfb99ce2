import { wordedWhole } from '../../mail/words/letter-words.ts'
import en from './letter-texts.en.ts'
import ru, { type InvitationLetterTexts } from './letter-texts.ru.ts'

/** What the office can write of it. */
export const invitationWords = wordedWhole<InvitationLetterTexts>(
  { ru, en },
  'guest-invitation',
  'opens',
  'how',
  'places',
  'until',
)

export const letterTexts = invitationWords.in
