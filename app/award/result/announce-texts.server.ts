import { worded } from '../../mail/words/letter-words.ts'
import en from './announce-texts.en.ts'
import ru, { type AnnounceTexts } from './announce-texts.ru.ts'

/** What the office can write of the letters. */
export const resultWords = worded<AnnounceTexts>(
  { ru, en },
  {
    laureate: ['award-result', 'text'],
    other: ['award-result-other', 'text'],
  },
)

export const announceTexts = resultWords.in
