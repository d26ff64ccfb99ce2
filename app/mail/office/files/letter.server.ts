import type { FileContext } from '../../../page-server/file.ts'
import type { SignedIn } from '../../../page-server/load-context.ts'
import { findLetter } from '../find-letters.server.ts'
import { hideSecretsInHtml } from '../hide-secrets.ts'
import { goneOf, hidesWords } from '../letter-rules.ts'
import { letterTexts } from '../texts.server.ts'

/** The dress of a letter, for the frame on its page: nothing in it runs, leads anywhere or is loaded from anywhere. */
export async function make({ db, params, locale }: SignedIn<FileContext>): Promise<Response | null> {
  const letter = await findLetter(db, params.id ?? '')
  if (!letter?.html || goneOf(letter) || hidesWords(letter)) return null
  const shown = hideSecretsInHtml(letter.html, letter.isSecret, letterTexts[locale].letter.hiddenLink)
  return new Response(shown, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}
