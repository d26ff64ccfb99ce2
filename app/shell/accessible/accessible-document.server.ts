import { changeDocument } from '../../page-store/change-document.server.ts'
import type { StoredResponse } from '../../page-store/stored-response.server.ts'
import { rememberedChoice } from './choice.ts'

/**
 * A stored document as this visitor should get it. Pages are stored once for all; who has chosen the version for
 * the visually impaired gets the same document with the choice on `<html>`, so that nothing else flashes up first.
 */
export function documentFor(
  cookies: string | undefined,
  document: StoredResponse,
): StoredResponse | Promise<StoredResponse> {
  const choice = rememberedChoice(cookies)
  return choice === null ? document : changeDocument(document, html => marked(html, choice))
}

export function htmlFor(cookies: string | undefined, html: string): string {
  const choice = rememberedChoice(cookies)
  return choice === null ? html : marked(html, choice)
}

function marked(html: string, choice: string): string {
  return html.replace('<html ', `<html data-access="${choice}" `)
}
