import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'sangina-i-mel',
  number: 29,
  name: { ru: 'Сангина и мел', en: 'Sanguine and Chalk' },
  type: 'gallery',
  city: { ru: 'Казань', en: 'Kazan' },
  section: 'paper',
  stand: 'C-05',
  lead: {
    ru: 'Галерея рисунка с натуры, которую открыли трое учителей рисования.',
    en: 'A gallery of drawing from life, opened by three drawing teachers.',
  },
  about: {
    ru: [
      'Учителя сложились на аренду, чтобы учебный рисунок увидела не только экзаменационная комиссия. В галерее стоят мольберты и всегда есть постановка; гостю сначала дают сангину, а потом уже каталог.',
      'Материалов в ходу два, и оба названы на вывеске. Исключение сделали однажды: реставратор Агния Рукавцова приехала с акварелью, села к общей постановке и за два утра написала «Кувшин и грушу». Лист висит среди десяти рисунков той же постановки — сангиной и мелом. Второй натюрморт Рукавцовой — на стенде A-03.',
    ],
    en: [
      'The teachers clubbed together for the rent so that student drawings should be seen by someone besides the examiners. There are easels in the gallery and always something set up to draw; a guest is handed sanguine first and the catalogue afterwards.',
      'Two materials are in use, and both are on the signboard. There was one exception: Agnia Rukavtsova, a conservator, arrived with her watercolours, sat down with the rest, and in two mornings painted “Jug and Pear”. It hangs among ten drawings of the same still life in sanguine and chalk. Another of her still lifes is on stand A-03.',
    ],
  },
  artists: ['agniya-rukavtsova', 'dilyara-garifullina', 'kamil-safin'],
  email: 'info@sangina-i-mel.example',
  website: 'https://sangina-i-mel.example',
  works: [
    {
      picture: 'works/work-039.jpg',
      artist: 'agniya-rukavtsova',
      mark: 'free',
      priceRoubles: 72_000,
    },
  ],
} satisfies ParticipantRecord
