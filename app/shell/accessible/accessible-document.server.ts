import { changeDocument } from '../../page-store/change-document.server.ts'
import type { StoredResponse, Variant } from '../../page-store/stored-response.server.ts'
import type { Encoding } from '../../platform/content-negotiation.ts'
import { rememberedChoice } from './choice.ts'

/**
 * A stored document as this visitor should get it. Pages are stored once for all; who has chosen the version for
 * the visually impaired gets the same document with the choice on `<html>`, so that nothing else flashes up first.
 */
export function documentFor(
  cookies: string | undefined,
  document: StoredResponse,
  encoding: Encoding,
): Variant {
  const choice = rememberedChoice(cookies)
  return choice === null ? document.variants[encoding] : keptFor(document, encoding, choice)
}

export function htmlFor(cookies: string | undefined, html: string): string {
  const choice = rememberedChoice(cookies)
  return choice === null ? html : marked(html, choice)
}

// Most who read this version leave it as it begins: a few choices of each document are kept, as long as it is.
const mostChoices = 4
const kept = new WeakMap<StoredResponse, Map<string, Variant>>()

function keptFor(document: StoredResponse, encoding: Encoding, choice: string): Variant {
  const variants = kept.get(document) ?? new Map<string, Variant>()
  const name = `${encoding} ${choice}`
  const known = variants.get(name)
  if (known) return known
  const made = changeDocument(document, encoding, html => marked(html, choice))
  const [oldest] = variants.keys()
  if (variants.size >= mostChoices && oldest !== undefined) variants.delete(oldest)
  kept.set(document, variants.set(name, made))
  return made
}

function marked(html: string, choice: string): string {
  return html.replace('<html ', `<html data-access="${choice}" `)
}
