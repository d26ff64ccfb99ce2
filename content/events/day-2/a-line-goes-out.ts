import type { EventRecord } from '../../types.ts'

export default {
  slug: 'a-line-goes-out',
  day: 2,
  from: '11:30',
  to: '12:30',
  hall: 'childrens-area',
  format: 'master-class',
  audience: 'children',
  languages: ['ru'],
  ageMark: '0+',
  title: { ru: 'Линия вышла погулять', en: 'A line goes out for a walk' },
  summary: {
    ru: 'Мария Ольшаница рисует с детьми 4–6 лет одну линию на всех — по столу, по полу и вверх по стене.',
    en: 'Maria Olshanitsa and children of 4–6 draw a single line between them – over the table, across the floor and up the wall.',
  },
  description: {
    ru: [
      'Линия бывает ленивой, колючей, испуганной, бывает и такой, что перепрыгивает лужу. Сначала покажем её рукой в воздухе, потом мелом на большом рулоне, и каждый поведёт её с того места, где остановился другой.',
      'Рисовать будем стоя и лёжа, поэтому одежда нужна удобная. Взрослый держит рулон.',
    ],
    en: [
      'A line may be lazy, prickly or frightened, and there is one that jumps over puddles. First we show it with a hand in the air, then in chalk on a long roll, and each carries it on from where another stopped.',
      'We draw standing up and lying down, so dress for comfort. The adult holds the roll.',
    ],
  },
  speakerIds: [20],
  capacity: 12,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
