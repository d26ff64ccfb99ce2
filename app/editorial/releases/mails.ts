import { type LetterSheet, letterHtml, letterText } from '../../mail/letter-sheet.ts'
import type { Letter } from '../../mail/post-letter.server.ts'
import { wordedWhole } from '../../mail/words/letter-words.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import en from './letter-texts.en.ts'
import ru, { type ReleaseLetterTexts } from './letter-texts.ru.ts'

/** What the office can write of them. */
export const releaseWords = wordedWhole<ReleaseLetterTexts>({ ru, en }, 'release-held-up', 'text', 'more')
const texts = releaseWords.in

/** That a release did not go out at its moment, and what stands in the way, one line each. */
export function heldUpLetter(facts: {
  release: { id: number; title: string; plannedFor: Date | null }
  obstacles: readonly string[]
  planner: { email: string; locale: LocaleCode }
  publicUrl: string
  at: Date
}): Letter {
  const { release, obstacles, planner, publicUrl } = facts
  const { locale } = planner
  const t = texts[locale]
  const moment = release.plannedFor ?? facts.at
  const said = {
    title: release.title,
    at: `${formatDay(dayOf(moment), locale)}, ${timeOf(moment)}`,
    count: obstacles.length,
  }
  const shown = obstacles.slice(0, 20)
  const sheet: LetterSheet = {
    locale,
    fair: t.fair,
    where: t.where,
    title: t.title,
    paragraphs: [
      fill(t.text, said),
      ...shown,
      ...(obstacles.length > shown.length ? [fill(t.more, said)] : []),
    ],
    rows: [],
    total: null,
    links: [{ label: t.open, url: `${publicUrl}${withLocale(`/office/releases/${release.id}/`, locale)}` }],
    notes: [],
    foot: [t.foot],
    footLinks: [],
  }
  return {
    recipient: planner.email,
    subject: fill(t.subject, said),
    body: letterText(sheet),
    html: letterHtml(sheet),
  }
}
