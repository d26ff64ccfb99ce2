import { type Both, localeCodes, withLocale } from '../platform/languages.ts'

/** A notice to the editors, in the office's language: who looks after a page should know that it changed. */
export function pagePublishedLetter(page: { key: string; title: Both; revision: number; publicUrl: string }) {
  const homes = localeCodes.map(code => `${page.publicUrl}${withLocale('/', code)}`)
  return {
    subject: `Страница «${page.title.ru}» опубликована, редакция\u00a0${page.revision}`,
    body: [
      `На сайте опубликована новая редакция страницы «${page.title.ru}» (${page.key}): №\u00a0${page.revision}.`,
      '',
      `Посмотрите, всё ли верно на обоих языках: ${homes.join(' и ')}`,
      '',
      'Письмо отправлено автоматически, отвечать на него не нужно.',
    ].join('\n'),
  }
}
