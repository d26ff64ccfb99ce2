import type { PageRecord } from '../../types.ts'

export default {
  key: 'privacy',
  title: {
    ru: 'Политика обработки персональных данных',
    en: 'Privacy policy',
  },
  lead: {
    ru: 'Какие данные мы собираем, зачем, сколько храним и как отозвать согласие.',
    en: 'What data we collect, why, how long we keep them, and how to withdraw consent.',
  },
  description: {
    ru: 'Политика обработки персональных данных ярмарки «Портик»: какие сведения собираем, для каких целей, сколько храним и как отозвать согласие.',
    en: 'Privacy policy of the Portico fair: what personal data we collect and for which purposes, how long we keep them, and how to withdraw your consent.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Коротко', en: 'In short' },
      paragraphs: {
        ru: [
          'Просим только то, без чего не ответить на заявку или не выдать билет. На каждую цель — отдельное согласие, и ни одно не отмечено заранее. Копии паспортов и медицинские справки через сайт не принимаем, сведений об инвалидности рядом с именем не храним. Полный текст — ниже.',
        ],
        en: [
          'We ask only for what is needed to answer an application or issue a ticket. Each purpose has a consent of its own, and none is ticked in advance. We take no copies of passports or medical certificates through the site and keep no note of a disability beside a name. The full text is below.',
        ],
      },
    },
    {
      kind: 'form',
      form: 'consent-withdrawal',
      title: { ru: 'Отозвать согласие', en: 'Withdraw consent' },
      text: {
        ru: 'Объяснять причину не нужно. Данные, которые закон обязывает хранить, — например, документы об оплате — останутся на положенный срок.',
        en: 'You need give no reason. What the law obliges us to keep – payment documents, for instance – stays for as long as it says.',
      },
    },
  ],
} satisfies PageRecord
