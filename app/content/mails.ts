import type { Both } from '../platform/languages.ts'

/** A notice to the editors, in the office's language: who looks after a page should know that it changed. */
export function pagePublishedLetter(page: { key: string; title: Both; revision: number; publicUrl: string }) {
  return {
    subject: `Страница «${page.title.ru}» опубликована, редакция\u00a0${page.revision}`,
    body: [
      `На сайте опубликована новая редакция страницы «${page.title.ru}» (${page.key}): №\u00a0${page.revision}.`,
      '',
      `Посмотрите, всё ли верно на обоих языках: ${page.publicUrl}/ и ${page.publicUrl}/en/`,
      '',
      'Письмо отправлено автоматически, отвечать на него не нужно.',
    ].join('\n'),
  }
}
