import type { PageRecord } from '../../types.ts'

export default {
  key: 'terms',
  title: { ru: 'Пользовательское соглашение', en: 'Terms of use' },
  lead: {
    ru: 'На каких условиях вы пользуетесь этим сайтом, его текстами и изображениями.',
    en: 'On what terms you use this site, its texts and its pictures.',
  },
  description: {
    ru: 'Пользовательское соглашение сайта ярмарки «Портик»: как пользоваться сайтом и личным кабинетом, что можно цитировать и кто за что отвечает.',
    en: 'Terms of use of the Portico fair’s website: how to use the site and the account, what may be quoted or reproduced, and who is responsible for what.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Коротко', en: 'In short' },
      paragraphs: {
        ru: [
          'Читать и искать на сайте можно свободно, без регистрации. Тексты цитируйте со ссылкой на ярмарку, изображения работ принадлежат их авторам. Покупка билетов идёт по договору-оферте, обработка данных — по отдельной политике. Сам документ — ниже; если он и этот абзац разойдутся, верен документ.',
        ],
        en: [
          'You may read and search the site freely, without registering. Quote texts with a reference to the fair; pictures of works belong to the artists. Tickets are sold under the public offer, and data are processed under a separate policy. The document itself is below; should it differ from this paragraph, the document holds.',
        ],
      },
    },
  ],
} satisfies PageRecord
