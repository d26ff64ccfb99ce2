import type { LocaleCode } from '../platform/languages.ts'
import { participantName } from './participant-name.ts'
import { type EventReader, publishedParticipants } from './read-lists.server.ts'
import { catalogueNumber } from './work-label.ts'

/** The work of a catalogue number, with whoever shows it; null where this language knows none. */
export async function findWork(reader: EventReader, number: string) {
  for (const { works, slug, path, name, type, standCode } of await publishedParticipants(reader)) {
    const work = works.find(known => known.number === number)
    if (work) return { ...work, participant: { slug, path, name, type, stand: standCode } }
  }
  return null
}

/** The address of whoever shows it: for staff alone, which is why no page of a visitor is made of it. */
export async function findExhibitorEmail(reader: EventReader, number: string): Promise<string | null> {
  const all = await publishedParticipants(reader)
  return all.find(({ works }) => works.some(known => known.number === number))?.email ?? null
}

export type FoundWork = NonNullable<Awaited<ReturnType<typeof findWork>>>

/** A work in one line: «№ 31.2. Анна Велигор, «Пять правильных вопросов», 2022. «Бумажный ордер», стенд C-07». */
export function workLine(
  { number, author, title, year, participant }: FoundWork,
  locale: LocaleCode,
): string {
  const { name, type, stand } = participant
  const shown = participantName(name, type, locale)
  return lines[locale](catalogueNumber(number, locale), author, title, year, shown, stand)
}

const lines: Record<LocaleCode, (...facts: [string, string, string, number, string, string]) => string> = {
  ru: (number, author, title, year, shown, stand) =>
    `${number}. ${author}, «${title}», ${year}. ${shown}, стенд\u00a0${stand}`,
  en: (number, author, title, year, shown, stand) =>
    `${number}. ${author}, “${title}”, ${year}. ${shown}, stand\u00a0${stand}`,
}
