import type { PageRecord } from '../../types.ts'

export default {
  key: 'offer',
  title: { ru: 'Договор-оферта', en: 'Public offer' },
  lead: {
    ru: 'Договор, который вы заключаете с организатором, когда оплачиваете билет или экскурсию.',
    en: 'The contract you enter into with the organiser when you pay for a ticket or a tour.',
  },
  description: {
    ru: 'Договор-оферта на билеты и экскурсии ярмарки «Портик»: предмет договора, оплата, вход, возврат денег, ответственность и реквизиты организатора.',
    en: 'Public offer for tickets and guided tours of the Portico fair: subject of the contract, payment, entry, refunds, liability and the organiser’s details.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Коротко', en: 'In short' },
      paragraphs: {
        ru: [
          'Оплата означает согласие с договором; версия, действовавшая в день покупки, сохраняется за вашим заказом. Сколько денег вернётся и когда, сказано и здесь, и на странице о возврате, одинаково. Стендов этот договор не касается: с участниками заключают отдельный.',
        ],
        en: [
          'To pay is to accept the contract; the version in force on the day of purchase stays with your order. How much is refunded, and when, is said here and on the refunds page in the same way. The contract does not cover exhibitors’ stands, for which a separate one is signed.',
        ],
      },
    },
  ],
} satisfies PageRecord
