import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { refusalText } from '../office/answer-refused.server.ts'
import { shownFindings } from '../office/read-findings.server.ts'
import type { Obstacle } from './release.ts'
import { releaseTexts } from './texts.server.ts'

/** Why one thing of a release cannot go out: its name, and the reason in plain words. */
export function obstacleText(obstacle: Obstacle, locale: LocaleCode): string {
  const t = releaseTexts[locale]
  return fill(t.obstacle, { title: titleOf(obstacle, locale), why: obstacleReason(obstacle, locale) })
}

function titleOf({ title, key }: Obstacle, locale: LocaleCode): string {
  return title[locale] || title.ru || title.en || key
}

export function obstacleReason(obstacle: Obstacle, locale: LocaleCode): string {
  const { reason, findings = [], elsewhere = '', kind } = obstacle
  const t = releaseTexts[locale]
  const own: Record<string, string> = t.obstacles
  if (findings.length > 0) {
    return shownFindings({ kind }, findings, locale)
      .map(({ title, place }) => (place ? fill(t.findingIn, { title, place }) : title))
      .join('; ')
  }
  const said = own[reason]?.replace('{elsewhere}', elsewhere)
  return said ?? refusalText(obstacle, locale).replace(/\.$/, '')
}
