import { dayOf } from '../../platform/dates.ts'
import { rightsWarningDays } from '../pictures/library-bounds.ts'
import type { Checked } from './check-input.ts'
import { type Finding, fine } from './findings.ts'

/** From when a picture stands out from what it hangs on (WCAG 2.2, 1.4.11). */
const leastContrast = 3

/** Translations that are older than their original: they may go out, somebody has to want it. */
export function checkStale({ stale = [], languages }: Checked): Finding[] {
  return stale
    .filter(({ language }) => languages.includes(language))
    .map(({ path, language, paragraphs = 1 }) => ({
      severity: 'decide',
      check: 'stale',
      path,
      language,
      detail: { reason: 'older', count: paragraphs },
    }))
}

/** Every picture says in words what is on it, in every language that goes out. */
export function checkAlt({ pictures = [], languages }: Checked): Finding[] {
  const speaking = pictures.filter(({ isDecorative }) => !isDecorative)
  const found = speaking.flatMap(({ path, alt }) =>
    languages
      .filter(language => (alt[language] ?? '').trim() === '')
      .map(
        (language): Finding => ({
          severity: 'fix',
          check: 'alt',
          path,
          language,
          detail: { reason: 'missing' },
        }),
      ),
  )
  return found.length > 0 || speaking.length === 0
    ? found
    : [fine('alt', { reason: 'fine', count: speaking.length })]
}

/** Whether every picture may still be shown, and for long enough. */
export function checkRights({ pictures = [], asOf }: Checked): Finding[] {
  const today = dayOf(asOf)
  const soon = dayOf(new Date(asOf.getTime() + rightsWarningDays * 86_400_000))
  return pictures.flatMap(({ path, rightsUntil }): Finding[] => {
    if (!rightsUntil || rightsUntil > soon) return []
    const isEnded = rightsUntil < today
    const detail = { reason: isEnded ? 'ended' : 'ending', until: rightsUntil }
    return [{ severity: isEnded ? 'fix' : 'decide', check: 'rights', path, detail }]
  })
}

/** Headings go down by one step at a time, and a page has one title. */
export function checkHeadings({ headings, pairs, fieldAt }: Checked): Finding[] {
  const order =
    headings ??
    pairs.flatMap(({ path, sides }) => {
      const field = fieldAt(path)
      const isThere = Object.values(sides).some(side => side.some(text => text.trim() !== ''))
      return field?.type === 'heading' && isThere ? [{ path, level: field.level ?? 2 }] : []
    })
  const found = order.flatMap(({ path, level }, at): Finding[] => {
    const before = order[at - 1]?.level
    const fix = (detail: Finding['detail']): Finding[] => [
      { severity: 'fix', check: 'headings', path, detail },
    ]
    if (level === 1 && before !== undefined) return fix({ reason: 'second' })
    if (before !== undefined && level > before + 1) return fix({ reason: 'skipped', level, before })
    return []
  })
  return found.length > 0 || order.length === 0
    ? found
    : [fine('headings', { reason: 'fine', count: order.length })]
}

/** A picture is seen on the night wall. Works hang as they are: somebody has to want it, nobody has to mend it. */
export function checkContrast({ pictures = [] }: Checked): Finding[] {
  const measured = pictures.flatMap(({ path, contrast }) =>
    contrast === undefined ? [] : [{ path, contrast, ratio: Math.floor(contrast * 10) / 10 }],
  )
  const lost = measured.filter(({ contrast }) => contrast < leastContrast)
  if (lost.length === 0 && measured.length > 0) {
    const ratio = Math.min(...measured.map(one => one.ratio))
    return [fine('contrast', { reason: 'fine', ratio, least: leastContrast })]
  }
  return lost.map(({ path, ratio }) => ({
    severity: 'decide',
    check: 'contrast',
    path,
    detail: { reason: 'low', ratio, least: leastContrast },
  }))
}
