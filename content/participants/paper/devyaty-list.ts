import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'devyaty-list',
  number: 26,
  name: { ru: 'Девятый лист', en: 'Ninth Sheet' },
  type: 'gallery',
  city: { ru: 'Самара', en: 'Samara' },
  section: 'paper',
  stand: 'C-02',
  lead: {
    ru: 'Галерея бумаги — вырезанной, сложенной, литой и просто исписанной.',
    en: 'A gallery of paper – cut, folded, cast or simply written on.',
  },
  about: {
    ru: [
      'В папке, присланной на просмотр, здесь первым открывают девятый лист: предыдущие восемь, считают в галерее, художник выбирал для других. У Ольги Обручиной девятым оказался «Осенний парк», который сама она числила пробой. Его показывают в глубокой раме, с лампой на шарнире. Другие работы художницы — на её стенде, C-03.',
    ],
    en: [
      'When a portfolio arrives, the gallery opens it at the ninth sheet: the first eight, it reasons, were chosen by the artist for other people. Olga Obruchina’s ninth turned out to be “Autumn Park”, which she herself had put down as a trial. It is shown in a deep frame with a lamp on an arm. More of her work is on her own stand, C-03.',
    ],
  },
  artists: ['olga-obruchina', 'nazira-khasanova', 'efim-sokolov'],
  email: 'papka@devyaty-list.example',
  website: 'https://devyaty-list.example',
  works: [
    {
      picture: 'works/work-041.jpg',
      artist: 'olga-obruchina',
      mark: 'free',
      priceRoubles: 98_000,
    },
  ],
} satisfies ParticipantRecord
