import { type LocaleCode, splitLocale } from '../../platform/languages.ts'
import type { Checked } from './check-input.ts'
import { stringsAt, textsOf } from './checked-texts.ts'
import { type Finding, fine } from './findings.ts'

// An address of ours inside a sentence: /tickets/, /en/award/jury/#rules.
const writtenPath = /(?<![\p{L}\p{N}_./:])\/(?:[\w-]+\/)+(?:#[\w-]+)?/gu

type Link = { path: string; language: LocaleCode | undefined; to: string }
type Linking = Pick<Checked, 'record' | 'pairs' | 'languages' | 'fieldAt'>

/** Whether every address of ours that the record leads to opens for whoever reads it. */
export function checkLinks(checked: Checked): Finding[] {
  const links = linksIn(checked)
  const found = links.flatMap(link => findingOf(link, checked.linkTo))
  return found.length > 0 || links.length === 0
    ? found
    : [fine('links', { reason: 'fine', count: links.length })]
}

function findingOf({ path, language, to }: Link, linkTo: Checked['linkTo']): Finding[] {
  const own = ownPath(to)
  const link = own === null ? ({ state: 'none' } as const) : linkTo(own)
  if (link.state === 'living') return []
  const at = { check: 'links', path, ...(language ? { language } : {}) } as const
  if (link.state === 'moved')
    return [{ ...at, severity: 'decide', detail: { reason: 'moved', to, now: link.to } }]
  const reason = to === '' ? 'empty' : link.state === 'ours' ? 'ours' : 'broken'
  return [{ ...at, severity: 'fix', detail: { reason, to } }]
}

/** The paths that are asked about, each once, without language, query and hash. */
export function linkedPaths(checked: Linking): string[] {
  return [...new Set(linksIn(checked).flatMap(({ to }) => ownPath(to) ?? []))]
}

/** Every address of ours that the record leads to: in `to`, in fields that are links, in the middle of a text. */
function linksIn({ record, pairs, languages, fieldAt }: Linking): Link[] {
  const written = pairs.flatMap(pair =>
    languages.flatMap(language =>
      textsOf(pair, language).flatMap(({ path, text }) =>
        fieldAt(path)?.type === 'link'
          ? [{ path, language, to: text.trim() }]
          : [...text.matchAll(writtenPath)].map(([to]) => ({ path, language, to })),
      ),
    ),
  )
  const fields = [...stringsAt(record, 'to'), ...stringsAt(record, 'href')].map(({ path, text }) => ({
    path,
    language: undefined,
    to: text.trim(),
  }))
  // What is on another site, or is no address but a letter or a call, is not ours to know.
  return [...fields, ...written].filter(({ to }) => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(to))
}

function ownPath(to: string): string | null {
  const [path = ''] = to.split(/[?#]/)
  return path.startsWith('/') ? splitLocale(path).path : null
}
