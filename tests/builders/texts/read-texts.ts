import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import type { LocaleCode } from '../../../app/platform/languages.ts'

/** A text that people read, and where it is written: `app/shell/texts.en.ts:12`. */
export type SiteText = { at: string; locale: LocaleCode; text: string }

/**
 * The texts under a folder, as its files spell them out: all of `*.ru.ts` and `*.en.ts`, and elsewhere whatever stands
 * under the name of a language: `{ ru: 'Билеты', en: 'Tickets' }`, `const en = …`.
 */
export function readTexts(folder: string, root = process.cwd()): SiteText[] {
  return sourcesIn(join(root, folder)).flatMap(file =>
    textsOf(file.slice(root.length + 1), readFileSync(file, 'utf8')),
  )
}

export function textsOf(path: string, source: string): SiteText[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`)
  const found: SiteText[] = []
  const ofFile = /\.(ru|en)\.tsx?$/.exec(path)?.[1]
  visit(program as unknown as Node, isLanguage(ofFile) ? ofFile : null)
  return found

  function visit(node: Node, outer: LocaleCode | null) {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) {
      // `… as const` and `… satisfies …` hold an expression.
      if (isNode(node.expression)) visit(node.expression, outer)
      return
    }
    const locale = languageOf(node) ?? outer
    const text = textIn(node)
    if (locale && text !== null) {
      const line = source.slice(0, Number(node.start)).split('\n').length
      found.push({ at: `${path}:${line}`, locale, text: text.replaceAll('\u00a0', ' ') })
    }
    for (const [name, part] of Object.entries(node)) {
      // The name of a property is no text.
      if (name === 'key') continue
      for (const child of [part].flat()) if (isNode(child)) visit(child, locale)
    }
  }
}

type Node = { type: string } & Record<string, unknown>

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && typeof (part as Partial<Node>).type === 'string'
}

function languageOf(node: Node): LocaleCode | null {
  const named = node.type === 'Property' ? node.key : node.type === 'VariableDeclarator' ? node.id : null
  const name = isNode(named) ? named.name : null
  return isLanguage(name) ? name : null
}

function isLanguage(name: unknown): name is LocaleCode {
  return name === 'ru' || name === 'en'
}

function textIn(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type === 'JSXText') return String(node.value)
  if (node.type !== 'TemplateElement') return null
  return (node.value as { cooked: string | null }).cooked
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(name => join(folder, name))
    .sort()
}
