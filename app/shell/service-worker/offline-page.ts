import { isoOf, type LocaleCode, withLocale } from '../../platform/languages.ts'

const words = {
  ru: {
    title: 'Нет\u00a0связи',
    text: 'Эта страница не\u00a0сохранена на\u00a0устройстве. Когда связь появится, обновите её. А\u00a0эти открываются и\u00a0так:',
    again: 'Обновить',
    pages: {
      '/': 'Главная',
      '/program/': 'Программа',
      '/program/plan/': 'Мой план',
      '/program/plan/walk/': 'Прогулка по\u00a0ярмарке',
      '/works/saved/': 'Мои работы',
      '/navigator/': 'Навигатор',
      '/navigator/map/': 'План ярмарки',
      '/tickets/': 'Билеты',
    },
  },
  en: {
    title: 'No connection',
    text: 'This page is not kept on your device. Refresh it when there is a signal. These open without one:',
    again: 'Refresh',
    pages: {
      '/': 'Home',
      '/program/': 'Programme',
      '/program/plan/': 'My plan',
      '/program/plan/walk/': 'A walk round the fair',
      '/works/saved/': 'My works',
      '/navigator/': 'Navigator',
      '/navigator/map/': 'Floor plan',
      '/tickets/': 'Tickets',
    },
  },
}

/** The document of last resort: what could not be loaded, and what can be opened instead. */
export function offlinePage(options: {
  locale: LocaleCode
  style: string
  /** Pages that are kept in this language. */
  pages: readonly string[]
}): string {
  const t = words[options.locale]
  const iso = isoOf(options.locale)
  const links = Object.entries(t.pages)
    .filter(([path]) => options.pages.includes(path))
    .map(
      ([path, label]) =>
        `<li><a class="link inline-flex min-h-11 items-center" href="${withLocale(path, options.locale)}">${label}</a></li>`,
    )
  // The empty address is this very page: a plain link refreshes it without a script.
  return [
    `<!doctype html><html lang="${iso}" data-layout="dark"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${t.title}</title><link rel="stylesheet" href="${options.style}"></head>`,
    '<body><main class="page flex min-h-dvh flex-col items-start justify-center gap-6 py-24">',
    `<h1 class="type-d1">${t.title}</h1><p class="type-lead max-w-text text-ink-2">${t.text}</p>`,
    links.length > 0 ? `<ul class="type-body flex flex-wrap gap-x-7">${links.join('')}</ul>` : '',
    `<a class="${button}" href="">${t.again}</a></main></body></html>`,
  ].join('')
}

const button = 'inline-flex min-h-14 items-center bg-accent px-6 py-3 font-semibold text-on-accent'
