import type { LoadContext } from '../../page-server/load-context.ts'
import { accountTexts } from '../texts.server.ts'

/** What was asked for, or what has come of a link; nothing that names anybody. */
export async function load({ search, locale }: LoadContext) {
  const { sent, told } = accountTexts[locale]
  const what = search.get('for') ?? ''
  const isTold = Object.hasOwn(told, what)
  const letter = Object.hasOwn(sent.letters, what) ? (what as keyof typeof sent.letters) : 'link'
  return {
    title: isTold ? told[what as keyof typeof told].title : sent.title,
    text: isTold ? told[what as keyof typeof told].text : sent.letters[letter],
    isLetter: !isTold,
    wantsPassword: what === 'email-refused',
  }
}
