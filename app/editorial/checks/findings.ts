import type { LocaleCode } from '../../platform/languages.ts'

/** What is looked at before something is published. */
export const checkNames = [
  'translation',
  'stale',
  'description',
  'alt',
  'rights',
  'headings',
  'links',
  'promises',
  'typography',
  'spelling',
  'contrast',
  'holes',
  'moments',
  'showing',
  'blocks',
] as const
export type CheckName = (typeof checkNames)[number]

export const severities = ['fix', 'decide', 'fine'] as const
export type Severity = (typeof severities)[number]

/**
 * What a check has found in one place; `detail.reason` names the sentence (finding-sentence.ts), the rest fills it. `path`
 * leads there as in a difference of records; it is empty where a whole check is fine.
 */
export type Finding = {
  severity: Severity
  check: CheckName
  path: string
  language?: LocaleCode
  detail: Record<string, string | number>
}

/** A whole check that has nothing to complain of. */
export function fine(check: CheckName, detail: Finding['detail']): Finding {
  return { severity: 'fine', check, path: '', detail }
}
