import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'sukhoy-list',
  number: 62,
  name: { ru: 'Сухой лист', en: 'Pressed Leaf' },
  type: 'publisher',
  city: { ru: 'Москва', en: 'Moscow' },
  section: 'book',
  stand: 'F-02',
  lead: {
    ru: 'Издаёт рисованные определители растений и показывает акварели, с которых они печатались.',
    en: 'Publishes hand-drawn guides to plants and shows the watercolours they were printed from.',
  },
  about: {
    ru: [
      'На фотографии всегда один экземпляр, на рисунке — вид: из этого убеждения вырос каталог в девятнадцать книг, с которыми ходят в лес и на экзамен. Формат рассчитан на карман штормовки, бумага на дождь.',
      'Ксения Таволгина рисует с живого образца, пока он не завял, и отмечает на поле часы и минуты. «Папоротник», «Мак» и «Рябина» сделаны для «Определителя пустырей и обочин». Рябину она писала с ветки за окном редакции, чтобы не ломать.',
    ],
    en: [
      'A photograph shows one specimen, a drawing shows the species: out of this conviction has grown a list of nineteen books that are taken into the woods and into examinations. The format was chosen for an anorak pocket, the paper for rain.',
      'Ksenia Tavolgina draws from the living plant until it wilts, noting the hour and minute in the margin. “Fern”, “Poppy” and “Rowan” were made for “A Guide to Waste Ground and Waysides”. The rowan was painted from a branch outside the office window, so as not to break it.',
    ],
  },
  artists: ['kseniya-tavolgina', 'rodion-osokin'],
  email: 'pochta@sukhoy-list.example',
  website: 'https://sukhoy-list.example',
  works: [
    {
      picture: 'works/work-066.jpg',
      artist: 'kseniya-tavolgina',
      mark: 'free',
      priceRoubles: 26_000,
    },
    {
      picture: 'works/work-067.jpg',
      artist: 'kseniya-tavolgina',
      mark: 'free',
      priceRoubles: 24_000,
    },
    {
      picture: 'works/work-068.jpg',
      artist: 'kseniya-tavolgina',
      mark: 'free',
      priceRoubles: 22_000,
    },
  ],
} satisfies ParticipantRecord
