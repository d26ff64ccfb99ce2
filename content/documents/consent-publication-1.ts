import type { DocumentRecord } from '../types.ts'

export default {
  slug: 'consent-publication',
  version: 1,
  validFromDaysBefore: 60,
  title: {
    ru: 'Согласие на публикацию имени, текстов и изображений работ',
    en: 'Consent to the publication of the name, texts and pictures of works',
  },
  articles: [
    {
      title: { ru: 'Кто и кому даёт согласие', en: 'Who gives consent, and to whom' },
      paragraphs: {
        ru: [
          'Я, подавая заявку на участие в ярмарке «Портик», даю АНО «Академический свод», ОГРН 1187700024276, ИНН 7705180247, Москва, Каретная наб., 7 (далее — Оператор), согласие на распространение моих персональных данных, которые я разрешаю сделать общедоступными.',
          'Согласие выражается отдельной отметкой, которая заранее не поставлена. Оно не входит ни в согласие на обработку персональных данных, ни в договор участия.',
        ],
        en: [
          'In applying to exhibit at the Portico fair I consent to Academic Vault, an autonomous non-profit organisation (ANO), OGRN 1187700024276, INN 7705180247, 7 Karetnaya Embankment, Moscow (the Operator), making public those of my personal data that I allow to be made public.',
          'Consent is expressed by a separate mark that is not made beforehand. It forms part of neither the consent to the processing of personal data nor the contract of participation.',
        ],
      },
    },
    {
      title: { ru: 'Что и где публикуется', en: 'What is published, and where' },
      paragraphs: {
        ru: [
          'Если заявка принята: имя или название, город, текст об участнике, имена художников, изображения работ с подписями и адрес сайта — на сайте ярмарки, в каталоге, на плане залов и в сообщениях для прессы.',
          'Электронная почта, телефон, резюме и пожелания к стенду не публикуются. Если заявка не принята или отозвана, не публикуется ничего.',
        ],
        en: [
          'If the application is accepted: the name, the city, the text about the exhibitor, the names of the artists, pictures of works with their captions and the address of a site – on the site of the fair, in its catalogue, on the plan of the halls and in releases for the press.',
          'The e-mail address, the telephone, the CV and the wishes for the stand are not published. If the application is not accepted or is withdrawn, nothing is published.',
        ],
      },
    },
    {
      title: { ru: 'Условия и запреты', en: 'Conditions and prohibitions' },
      paragraphs: {
        ru: [
          'Публиковать можно в том виде, в каком материалы сданы; изображения работ не кадрируются и не изменяются, кроме размера.',
          'Передавать опубликованное третьим лицам для рекламы товаров и услуг, не связанных с ярмаркой, нельзя.',
        ],
        en: [
          'The materials may be published as they were handed in; pictures of works are neither cropped nor changed, except in size.',
          'What is published may not be passed to third parties for advertising goods and services that have nothing to do with the fair.',
        ],
      },
    },
    {
      title: { ru: 'Срок, отзыв, язык', en: 'Term, withdrawal, language' },
      paragraphs: {
        ru: [
          'Согласие действует до отзыва, но не дольше трёх лет после закрытия ярмарки, к которой относится заявка.',
          'Согласие можно отозвать в любой день письмом на privacy@portik.example. После отзыва публикация на сайте прекращается в течение трёх рабочих дней; уже напечатанное не изымается.',
          'Согласие составлено на русском языке. Английский текст — перевод; при расхождении применяется русский текст.',
        ],
        en: [
          'The consent is valid until it is withdrawn, and for no longer than three years after the close of the fair to which the application relates.',
          'Consent may be withdrawn on any day by writing to privacy@portik.example. After withdrawal publication on the site ceases within three working days; what has been printed is not recalled.',
          'This consent is drawn up in Russian. The English text is a translation; in case of discrepancy the Russian text prevails.',
        ],
      },
    },
  ],
} satisfies DocumentRecord
