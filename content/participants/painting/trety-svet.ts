import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'trety-svet',
  number: 8,
  name: { ru: 'Третий свет', en: 'Third Light' },
  type: 'gallery',
  city: { ru: 'Москва', en: 'Moscow' },
  section: 'painting',
  stand: 'A-08',
  lead: {
    ru: 'Галерея под самой крышей, куда картины поднимают по лестнице в шесть маршей.',
    en: 'A gallery right under the roof, to which pictures are carried up six flights of stairs.',
  },
  about: {
    ru: [
      'Вторым светом архитекторы называют верхний ряд окон в высоком зале; галерея помещается ещё выше, отсюда и название. Размер холста ограничен поворотом лестницы — девяносто на девяносто сантиметров, и художники привыкли считать это условием задачи.',
      'Выставки здесь составляют парами: одна картина, один рисунок, одна стена. К холсту Марка Кедрача «Солнце за лесами» подобраны карандашные этюды Зои Масловой, сделанные на той же стройке. Леса на них одни и те же, только Маслова стояла внутри.',
    ],
    en: [
      'Architects in Russia call the upper row of windows in a tall hall its second light; the gallery is higher still, hence the name. The size of a canvas is limited by the turn of the stair – ninety centimetres by ninety – and artists have come to treat this as part of the problem set.',
      'Exhibitions are made up in pairs: one painting, one drawing, one wall. Mark Kedrach’s “Sun behind Scaffolding” is matched with pencil studies by Zoya Maslova from the same building site. The scaffolding is the same in both, except that Maslova stood inside it.',
    ],
  },
  artists: ['mark-kedrach', 'zoya-maslova'],
  email: 'gallery@trety-svet.example',
  website: 'https://trety-svet.example',
  works: [
    {
      picture: 'works/work-047.jpg',
      artist: 'mark-kedrach',
      mark: 'free',
      priceRoubles: 420_000,
    },
  ],
} satisfies ParticipantRecord
