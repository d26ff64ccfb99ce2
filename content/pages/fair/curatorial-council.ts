import type { PageRecord } from '../../types.ts'

export default {
  key: 'curatorial-council',
  title: { ru: 'Кураторский совет', en: 'Curatorial council' },
  lead: {
    ru: 'Семь человек, которые читают заявки и решают, какие стенды увидят посетители.',
    en: 'Seven people who read the applications and decide which stands the public will see.',
  },
  description: {
    ru: 'Кураторский совет ярмарки «Портик»: кто отбирает участников, на что смотрит в заявке, как принимает решение и когда просит доработать стенд.',
    en: 'The curatorial council of the Portico fair: who selects the exhibitors, what they look for in an application and how they come to a decision.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'На что смотрит совет', en: 'What the council looks at' },
      paragraphs: {
        ru: [
          'Сначала на работы, без подписей: имя художника называют после голосования. Видно ли, что художник владеет техникой, которую выбрал, и понимает, зачем выбрал именно её. Потом на замысел: держатся ли вещи вместе, хватит ли им стены, есть ли на стенде что рассматривать после первой минуты.',
          'Резюме и список выставок совет читает последними. Заслуги не мешают, но и не помогают.',
        ],
        en: [
          'At the works first, and without captions: the artist is named after the vote. Is it clear that the artist has a command of the medium and knows why it was chosen? Then at the idea: do the things hold together, is there wall enough for them, and is anything left to look at after the first minute?',
          'The CV and the list of exhibitions are read last. Distinctions do no harm, nor do they help.',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'Как принимают решение', en: 'How a decision is made' },
      paragraphs: {
        ru: [
          'Заявку читают двое, порознь; если мнения разошлись, зовут третьего. Ответов три: стенд принят, стенд нужно доработать, стенд не принят. Если совет просит изменений, он пишет, каких именно, и заявку можно подать снова. Отказ он тоже объясняет.',
          'Член совета не голосует по заявке своей галереи, школы или ученика.',
        ],
        en: [
          'Two members read each application, separately; if they disagree, a third is called in. There are three answers: the stand is accepted, the stand needs work, the stand is not accepted. When the council asks for changes it says which ones, and the application may be submitted again. A refusal is explained as well.',
          'A member of the council does not vote on an application from their own gallery, school or pupil.',
        ],
      },
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Дальше', en: 'See also' },
      items: [
        {
          title: { ru: 'Этапы отбора', en: 'Selection stages' },
          text: {
            ru: 'Путь заявки от черновика до этикетки',
            en: 'The way from a draft application to a label',
          },
          to: '/selection/',
        },
        {
          title: { ru: 'Экспертный совет', en: 'Expert council' },
          text: {
            ru: 'К кому кураторы идут с вопросами о технике',
            en: 'Whom the curators ask about materials',
          },
          to: '/expert-council/',
        },
      ],
    },
  ],
} satisfies PageRecord
