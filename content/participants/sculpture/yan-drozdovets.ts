import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'yan-drozdovets',
  number: 22,
  name: { ru: 'Ян Дроздовец', en: 'Yan Drozdovets' },
  type: 'sculptor',
  city: { ru: 'Минск', en: 'Minsk' },
  section: 'sculpture',
  stand: 'B-10',
  lead: {
    ru: 'Строит башни из реек и пишет с них портреты темперой.',
    en: 'Builds towers out of laths and paints their portraits in tempera.',
  },
  about: {
    ru: [
      'Дроздовец (родился в 1980 году) работал монтажником на радиомачтах. Его конструкции из реек и стального троса держатся одним натяжением: стоит ослабить узел, и четыре метра башни складываются в связку, которую можно унести под мышкой. Сложенную башню он пишет по памяти — плоско, матово, в три краски. Рядом с «Башней» и «Клином и кругом» прислонена та самая связка. Третий картон, «Проект площади», — у мастерской «Сухой пигмент», стенд A-11.',
    ],
    en: [
      'Drozdovets (born 1980) used to rig radio masts. His structures of laths and steel cable are held up by tension alone: slacken one knot, and four metres of tower fold into a bundle you can carry under your arm. When a tower has been folded he paints it from memory – flat, matt, in three colours. Beside “Tower” and “Wedge and Circle” leans the bundle itself. A third board, “Project for a Square”, is with the Dry Pigment workshop on stand A-11.',
    ],
  },
  artists: ['yan-drozdovets'],
  email: 'studio@yan-drozdovets.example',
  website: 'https://yan-drozdovets.example',
  works: [
    {
      picture: 'works/work-050.jpg',
      artist: 'yan-drozdovets',
      mark: 'free',
      priceRoubles: 150_000,
    },
    {
      picture: 'works/work-052.jpg',
      artist: 'yan-drozdovets',
      mark: 'free',
      priceRoubles: 130_000,
    },
  ],
} satisfies ParticipantRecord
