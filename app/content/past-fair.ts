import type { Edition } from '../editions/edition.ts'
import { formatDays } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'

type Known = 'participant' | 'event'

/** The text of a page of a past fair, which says first whose it is; that of the fair on show as it is. */
export function ofItsFair(
  text: string,
  kind: Known,
  { own, current, locale }: { own: Edition; current: Edition; locale: LocaleCode },
): string {
  if (own.id === current.id) return text
  const days = formatDays(own.firstDay, own.lastDay, locale, { withYear: true })
  return `${words[locale][kind](days)} ${text}`.trim()
}

const words: Record<LocaleCode, Record<Known, (days: string) => string>> = {
  ru: {
    participant: days => `Участник прошедшей ярмарки, ${days}\u00a0года.`,
    event: days => `Событие прошедшей ярмарки, ${days}\u00a0года.`,
  },
  en: {
    participant: days => `Took part in the fair of ${days}.`,
    event: days => `From the programme of the fair of ${days}.`,
  },
}
