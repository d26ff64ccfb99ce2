import type { PageRecord } from '../../types.ts'

export default {
  key: 'media',
  title: { ru: 'Аккредитация СМИ', en: 'Media accreditation' },
  lead: {
    ru: 'Для журналистов, фотографов и съёмочных групп. Заявки принимаем не позже чем за четыре дня до открытия.',
    en: 'For journalists, photographers and film crews. Applications are taken until four days before the opening.',
  },
  description: {
    ru: 'Аккредитация СМИ на ярмарку «Портик»: кому она нужна, до какого дня подать заявку, что даёт карточка и по каким правилам снимают в залах.',
    en: 'Media accreditation for the Portico fair: who needs it, when to apply, what the press card gives you, and the rules for filming in the halls.',
  },
  blocks: [
    { kind: 'banner', of: 'media' },
    {
      kind: 'index',
      as: 'beside',
      title: { ru: 'Что даём', en: 'What we give' },
      items: [
        {
          title: { ru: 'Вход', en: 'Entry' },
          text: {
            ru: 'На пресс-показ, {vipDay}, с 16 до 18 часов, и в дни для посетителей, {visitorDays}. На вечер открытия — по отдельному подтверждению.',
            en: 'To the press preview on {vipDay}, from 4 to 6 pm, and on the visitor days, {visitorDays}. For the opening evening a separate confirmation is needed.',
          },
        },
        {
          title: { ru: 'Сведения', en: 'Facts' },
          text: {
            ru: 'Релизы, изображения с подписями, список участников, имена и роли для титров.',
            en: 'Releases, captioned pictures, the list of exhibitors, names and roles for your credits.',
          },
          to: '/press/',
        },
        {
          title: { ru: 'Собеседников', en: 'People to talk to' },
          text: {
            ru: 'Скажите, о чём пишете: поможем найти художника, куратора или реставратора.',
            en: 'Tell us what you are writing about, and we shall help you find an artist, a curator or a conservator.',
          },
          to: '/speakers/',
        },
      ],
    },
    {
      kind: 'index',
      as: 'beside',
      title: { ru: 'Что просим', en: 'What we ask' },
      items: [
        {
          title: { ru: 'Карточку на виду', en: 'The card in sight' },
          text: {
            ru: 'Она именная и другому не передаётся. Получают её на стойке прессы по документу.',
            en: 'It bears your name and cannot be passed on. Collect it at the press desk with an identity document.',
          },
        },
        {
          title: { ru: 'Без вспышки', en: 'No flash' },
          text: {
            ru: 'Штатив ставьте там, где он не перегораживает проход, о своём свете напишите в заявке. На крупный план одной работы нужно согласие автора или участника.',
            en: 'Put a tripod where it does not block the way, and mention your own lights when you apply. A close shot of a single work needs the consent of the artist or the exhibitor.',
          },
        },
        {
          title: { ru: 'Этикетку в кадре или в подписи', en: 'The label in the shot or the caption' },
          text: { ru: 'Автор, название, год, техника.', en: 'Artist, title, date, medium.' },
        },
      ],
    },
    {
      kind: 'form',
      form: 'media',
      title: { ru: 'Запрос аккредитации', en: 'Accreditation request' },
    },
    {
      kind: 'text',
      title: { ru: 'После заявки', en: 'After you apply' },
      paragraphs: {
        ru: [
          'Подтверждение придёт на почту. Посетителям, которые снимают для себя, аккредитация не нужна: достаточно билета.',
        ],
        en: [
          'The confirmation will come by e-mail. Visitors who take pictures for themselves need no accreditation: a ticket is enough.',
        ],
      },
    },
    {
      kind: 'contact-us',
      title: { ru: 'Отдел прессы', en: 'Press office' },
      text: {
        ru: 'Пресс-секретарь — Василиса Купавина. Интервью, съёмка до открытия и всё, что не помещается в форму.',
        en: 'The press officer is Vasilisa Kupavina. Interviews, filming before the opening, and whatever does not fit into a form.',
      },
      departments: ['press'],
    },
  ],
} satisfies PageRecord
