import type { PageRecord } from '../../types.ts'

export default {
  key: 'visiting-rules',
  title: { ru: 'Правила посещения', en: 'Visiting rules' },
  lead: {
    ru: 'Вход, сумки, съёмка, дети и расстояние до работ. Правил немного, и у каждого есть причина.',
    en: 'Entry, bags, photography, children, and how close to stand. There are not many rules, and each has a reason.',
  },
  description: {
    ru: 'Правила посещения ярмарки «Портик»: вход и досмотр, сумки и гардероб, фото и видео, поведение у работ, дети, животные и ответственность.',
    en: 'Visiting rules of the Portico fair: entry and security, bags and cloakroom, photography, conduct near the works, children, animals and liability.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Коротко', en: 'In short' },
      paragraphs: {
        ru: [
          'Почти всё здесь продаётся, и, пока работа не нашла дома, её бережёт каждый, кто стоит рядом. Держите расстояние вытянутой руки, большие сумки оставляйте в гардеробе, снимайте без вспышки и спрашивайте, если сомневаетесь.',
          'Полный текст — ниже, по статьям. Покупая билет, вы соглашаетесь с этими правилами.',
        ],
        en: [
          'Nearly everything here is for sale, and until a work has found a home it is in the care of whoever stands beside it. Keep an arm’s length away, leave large bags in the cloakroom, photograph without flash, and ask if in doubt.',
          'The full text is below, article by article. By buying a ticket you agree to these rules.',
        ],
      },
    },
  ],
} satisfies PageRecord
