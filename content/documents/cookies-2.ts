import type { DocumentRecord } from '../types.ts'

export default {
  slug: 'cookies',
  version: 2,
  validFromDaysBefore: 40,
  title: { ru: 'Файлы куки', en: 'Cookies' },
  articles: [
    {
      title: { ru: 'Что это такое', en: 'What they are' },
      paragraphs: {
        ru: [
          'Куки — короткие записи, которые сайт оставляет в вашем браузере, чтобы узнать его при следующем обращении. Сайт ярмарки «Портик» делит их на необходимые и аналитические.',
          'Рекламных куки на сайте нет. Записи, оставленные нашим сайтом, другие сайты прочитать не могут.',
        ],
        en: [
          'Cookies are short records that a site leaves in your browser in order to recognise it at the next request. The site of the Portico fair divides them into necessary and analytical ones.',
          'There are no advertising cookies on the site. Records left by our site cannot be read by other sites.',
        ],
      },
    },
    {
      title: { ru: 'Необходимые', en: 'Necessary cookies' },
      paragraphs: {
        ru: [
          'Язык: запись i18n_redirected хранит выбранный язык 365 дней, чтобы сайт открывался на нём и дальше.',
          'Корзина и заказ: запись хранит выбранные места, пока они закреплены за вами. Вход в личный кабинет: запись хранит сеанс и исчезает при выходе.',
          'Настройки: записи помнят параметры версии для слабовидящих и ваш ответ на вопрос об аналитике. Без необходимых записей сайт не может продать билет или принять заявку, поэтому они работают без отдельного согласия.',
        ],
        en: [
          'Language: the record i18n_redirected keeps the language chosen for 365 days, so that the site goes on opening in it.',
          'Basket and order: a record keeps the places chosen for as long as they are held for you. Signing in to an account: a record keeps the session and disappears when you sign out.',
          'Settings: records remember the parameters of the accessible version and your answer to the question about analytics. Without necessary records the site cannot sell a ticket or take an application, and so they work without separate consent.',
        ],
      },
    },
    {
      title: { ru: 'Аналитические', en: 'Analytical cookies' },
      paragraphs: {
        ru: [
          'Это записи счётчика «Яндекс Метрика» (ООО «Яндекс», Москва): они помогают понять, какие страницы читают. Корзину, заказы и билеты счётчик не видит: на этих страницах его нет. Он включается только после кнопки «Принять»; по кнопке «Только необходимые» он не загружается вовсе.',
          'Идентификатор счётчика псевдонимный: имени он не содержит, хранится в браузере до года и обрабатывается в России по условиям использования сервиса «Яндекс Метрика». Если вы отправите заявку при включённом счётчике, идентификатор приложится к ней: так мы узнаём, с какой страницы пришло обращение.',
        ],
        en: [
          'These are records of the Yandex Metrica counter (Yandex, Moscow) and help us to understand which pages are read. The counter does not see baskets, orders or tickets: it is absent from those pages. It is switched on only by the “Accept” button; after “Necessary only” it is not loaded at all.',
          'The counter’s identifier is pseudonymous: it contains no name, is kept in the browser for up to a year and is processed in Russia under the terms of use of Yandex Metrica. If you send an application while the counter is on, the identifier is attached to it: this is how we learn which page the enquiry came from.',
        ],
      },
    },
    {
      title: { ru: 'Как изменить решение', en: 'How to change your mind' },
      paragraphs: {
        ru: [
          'Ссылка «Настройки куки» есть внизу каждой страницы: ответ можно изменить в любой день. Удалить все записи сразу можно в настройках браузера; тогда сайт снова определит язык и спросит об аналитике.',
          'Документ составлен на русском языке. Английский текст — перевод; при расхождении применяется русский текст.',
        ],
        en: [
          'The “Cookie settings” link is at the foot of every page: the answer may be changed on any day. All records can be deleted at once in the settings of your browser; the site will then detect the language and ask about analytics again.',
          'This document is drawn up in Russian. The English text is a translation; in case of discrepancy the Russian text prevails.',
        ],
      },
    },
  ],
} satisfies DocumentRecord
