import type { LocaleCode } from '../../platform/languages.ts'

/** Said in the notice and in the settings only, and loaded with them. */
export function cookieTexts(locale: LocaleCode) {
  return words[locale]
}

const ru = {
  notice: 'Файлы куки',
  question:
    'Разрешите Яндекс\u00a0Метрике считать, какие страницы читают. Необходимые куки работают и\u00a0без\u00a0неё.',
  accept: 'Принять',
  refuse: 'Только необходимые',
  more: 'О\u00a0файлах куки',
  title: 'Настройки куки',
  close: 'Закрыть',
  necessary: 'Необходимые',
  necessaryText:
    'Помнят язык, версию для\u00a0слабовидящих и\u00a0ваш ответ об\u00a0аналитике, держат заказ и\u00a0вход в\u00a0кабинет. Без\u00a0них сайт не\u00a0работает, поэтому согласие на\u00a0них не\u00a0нужно.',
  analytics: 'Аналитические',
  analyticsText:
    'Яндекс\u00a0Метрика считает, какие страницы читают; корзину, заказы и\u00a0билеты она не\u00a0видит. Включается только с\u00a0вашего согласия.',
  noAnalytics:
    'На\u00a0сайте нет ни\u00a0аналитических, ни\u00a0рекламных куки, поэтому и\u00a0спрашивать не\u00a0о\u00a0чем.',
  now: {
    all: 'Сейчас включены.',
    necessary: 'Сейчас выключены.',
    unanswered: 'Вы\u00a0ещё не\u00a0ответили: выключены.',
  },
}

const en: typeof ru = {
  notice: 'Cookies',
  question: 'May Yandex Metrica count which pages are read? Necessary cookies work without it.',
  accept: 'Accept',
  refuse: 'Necessary only',
  more: 'About cookies',
  title: 'Cookie settings',
  close: 'Close',
  necessary: 'Necessary',
  necessaryText:
    'They remember your language, the accessible version and your answer about analytics, and keep your order or your sign-in. The site cannot work without them, so no consent is needed.',
  analytics: 'Analytics',
  analyticsText:
    'Yandex Metrica counts which pages are read; it does not see baskets, orders or tickets. It runs only with your consent.',
  noAnalytics:
    'There are no analytics or advertising cookies on this site, so there is nothing to ask about.',
  now: {
    all: 'They are on.',
    necessary: 'They are off.',
    unanswered: 'You have not answered yet: they are off.',
  },
}

const words = { ru, en }
