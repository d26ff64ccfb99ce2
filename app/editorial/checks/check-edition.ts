import { bothSides, momentsOf } from '../../editions/by-moment.ts'
import { phrasesOf, readerOfTexts } from '../../editions/phrases.ts'
import { dayOf, partsOf } from '../../platform/dates.ts'
import { isRecord } from '../difference/record-difference.ts'
import type { Checked } from './check-input.ts'
import { type CheckedText, textsOf } from './checked-texts.ts'
import { type Finding, fine } from './findings.ts'
import { judgeSentence, sentencesIn } from './judge-promise.ts'

function textsIn({ pairs, languages }: Checked): CheckedText[] {
  return pairs.flatMap(pair => languages.flatMap(language => textsOf(pair, language)))
}

/** What is promised for a day that will have gone by. */
export function checkPromises(checked: Checked): Finding[] {
  const { edition, asOf, languages } = checked
  const today = dayOf(asOf)
  const { year } = partsOf(edition.firstDay)
  const readers = new Map(languages.map(code => [code, readerOfTexts(edition, code, asOf)]))
  const texts = textsIn(checked)
  const found = texts.flatMap(({ path, language, text }) =>
    sentencesIn(readers.get(language)?.(text) ?? text).flatMap((sentence): Finding[] => {
      const judged = judgeSentence(sentence, language, today, year)
      if (!judged || judged.verdict === 'true') return []
      const isPromise = judged.verdict === 'promise in the past'
      const detail = { reason: isPromise ? 'past' : 'year', sentence, day: judged.day ?? '', today }
      return [{ severity: isPromise ? 'fix' : 'decide', check: 'promises', path, language, detail }]
    }),
  )
  return found.length > 0 || texts.length === 0 ? found : [fine('promises', { reason: 'fine', today })]
}

/** Names in braces: known to the edition, and the same ones in every language. */
export function checkHoles(checked: Checked): Finding[] {
  const { edition, languages, pairs, holes = [] } = checked
  const known = new Set([...Object.keys(phrasesOf(edition, 'ru')), ...holes])
  const unknown = textsIn(checked).flatMap(({ path, language, text }) =>
    namesIn(text)
      .filter(name => !known.has(name))
      .map(
        (name): Finding => ({
          severity: 'fix',
          check: 'holes',
          path,
          language,
          detail: { reason: 'unknown', name: `{${name}}` },
        }),
      ),
  )
  const uneven = pairs.flatMap(({ path, sides }) => {
    const written = languages.filter(code => sides[code].some(text => text.trim() !== ''))
    const names = new Map(written.map(code => [code, new Set(sides[code].flatMap(namesIn))]))
    const all = new Set([...names.values()].flatMap(own => [...own]))
    return written.flatMap(language =>
      [...all]
        .filter(name => known.has(name) && !names.get(language)?.has(name))
        .map(
          (name): Finding => ({
            severity: 'decide',
            check: 'holes',
            path,
            language,
            detail: { reason: 'uneven', name: `{${name}}` },
          }),
        ),
    )
  })
  return [...unknown, ...uneven]
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
}

/** The moments at which a text turns: known by their names, and written so that they are understood. */
export function checkMoments(checked: Checked): Finding[] {
  const known = momentsOf(checked.edition)
  return textsIn(checked).flatMap(({ path, language, text }): Finding[] => {
    const fix = (detail: Finding['detail']): Finding => ({
      severity: 'fix',
      check: 'moments',
      path,
      language,
      detail,
    })
    const names = [...text.matchAll(/\[\[before (\w+):/g)].map(([, name = '']) => name)
    const unknown = names
      .filter(name => !Object.hasOwn(known, name))
      .map(name => fix({ reason: 'unknown', name }))
    const isBroken = bothSides(text).some(side => /\[\[|\]\]|\|\|/.test(side))
    const isLoose = !text.includes('[[') && /\]\]|\|\|/.test(text)
    return isBroken || isLoose ? [...unknown, fix({ reason: 'broken' })] : unknown
  })
}

/** What is seen for a while only: not one that is over before anybody saw it, and none forgotten after the fair. */
export function checkShowing({ record, edition, asOf }: Checked): Finding[] {
  if (!isRecord(record) || typeof record.untilAt !== 'string') return []
  const until = new Date(record.untilAt)
  if (Number.isNaN(until.getTime())) return []
  const found = (severity: Finding['severity'], reason: string): Finding[] => [
    { severity, check: 'showing', path: 'untilAt', detail: { reason, until: dayOf(until) } },
  ]
  if (until <= asOf) return found('fix', 'over')
  const closed = edition.lastDay
  return dayOf(asOf) <= closed && dayOf(until) > closed ? found('decide', 'after-fair') : []
}
