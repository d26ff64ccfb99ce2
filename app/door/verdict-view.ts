import type { Judgement, Note } from '../box-office/tickets/judge-entry.ts'
import { type Day, formatDay, formatDays } from '../platform/dates.ts'
import { fillWith } from '../platform/fill.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { timeOf } from '../platform/time-of-day.ts'
import type { VerdictTexts } from './verdict-texts.ru.ts'

/** A judgement as the screen of a scanner shows it: one word, what is so, what to do. */
export type VerdictView = { tone: 'go' | 'check' | 'stop'; title: string; lines: string[] }

export function verdictView(judgement: Judgement, texts: VerdictTexts, locale: LocaleCode): VerdictView {
  const say = fillWith(factsOf(judgement, locale))
  if (judgement.verdict === 'refuse') {
    const { what, todo } = texts.refusals[judgement.reason]
    return { tone: 'stop', title: texts.refuse, lines: [say(what), say(todo)] }
  }
  const notes = judgement.notes.map(note => say(texts.notes[noteKey(note)]))
  if (!judgement.proof) return { tone: 'go', title: texts.admit, lines: notes }
  const { what, how } = texts.proofs[judgement.proof.kind]
  return { tone: 'check', title: texts.check, lines: [say(what), say(how), ...notes] }
}

function noteKey(note: Note): keyof VerdictTexts['notes'] {
  return note.kind === 'pair' && note.isIn ? 'pairIn' : note.kind
}

type Facts = Partial<
  Record<
    'time' | 'gate' | 'days' | 'from' | 'until' | 'count' | 'bornFrom' | 'bornTo' | 'smallBornFrom',
    string | number
  >
>

function factsOf(judgement: Judgement, locale: LocaleCode): Facts {
  if (judgement.verdict === 'refuse') {
    switch (judgement.reason) {
      case 'already-in':
        return { time: timeOf(judgement.at), gate: judgement.gate }
      case 'wrong-day':
        return { days: daysInWords(judgement.days, locale) }
      case 'too-early':
        return { from: judgement.from }
      case 'too-late':
      case 'too-late-window':
        return { until: judgement.until }
      default:
        return {}
    }
  }
  const { proof, notes } = judgement
  const people = notes.find(note => note.kind === 'people')
  return {
    ...(people && { count: people.count }),
    ...(proof?.kind === 'age' && { bornFrom: asPrinted(proof.bornFrom), bornTo: asPrinted(proof.bornTo) }),
    ...(proof?.kind === 'free' && { smallBornFrom: asPrinted(proof.smallBornFrom) }),
  }
}

function daysInWords(days: readonly Day[], locale: LocaleCode): string {
  const [first = '', last = first] = [days[0], days.at(-1)]
  return first === last ? formatDay(first, locale) : formatDays(first, last, locale)
}

/** A birthday the way identity papers write it: `27.09.2010`. */
function asPrinted(day: Day): string {
  return day.split('-').reverse().join('.')
}
