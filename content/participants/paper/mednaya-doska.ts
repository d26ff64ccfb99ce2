import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'mednaya-doska',
  number: 33,
  name: { ru: 'Медная доска', en: 'Copper Plate' },
  type: 'workshop',
  city: { ru: 'Вологда', en: 'Vologda' },
  section: 'paper',
  stand: 'C-09',
  lead: {
    ru: 'Офортная мастерская в помещении бывшей лудильной артели.',
    en: 'An etching workshop in the premises of a former tinsmiths’ co-operative.',
  },
  about: {
    ru: [
      'Лудильщики оставили вытяжку, ванны и привычку не бояться металла; печатники добавили станок. Доски режут из меди со старых крыш: она, уверяют в мастерской, уже отдохнула и травится ровнее новой.',
      '«Северная галерея», «Три моста» и «Анфилада с колоннами» Всеволода Пельшемина протравлены в девять приёмов, от светлых тонов к тёмным. Пельшемин — мостовой инженер. Он настаивает, что все три сооружения устоят, и прилагает к листам расчёт.',
    ],
    en: [
      'The tinsmiths left an extractor hood, baths, and the habit of not being afraid of metal; the printers added a press. Plates are cut from the copper of old roofs, which, they say here, has had its rest and bites more evenly than new.',
      '“The North Gallery”, “Three Bridges” and “Enfilade with Columns” by Vsevolod Pelshemin were bitten nine times, from the light tones to the dark. Pelshemin is a bridge engineer. He maintains that all three structures would stand, and encloses the calculations.',
    ],
  },
  artists: ['vsevolod-pelshemin', 'faina-popova', 'egor-dyakov'],
  email: 'ofort@mednaya-doska.example',
  works: [
    {
      picture: 'works/work-004.jpg',
      artist: 'vsevolod-pelshemin',
      mark: 'free',
      priceRoubles: 58_000,
    },
    {
      picture: 'works/work-005.jpg',
      artist: 'vsevolod-pelshemin',
      mark: 'free',
      priceRoubles: 47_000,
    },
    {
      picture: 'works/work-006.jpg',
      artist: 'vsevolod-pelshemin',
      mark: 'free',
      priceRoubles: null,
    },
  ],
} satisfies ParticipantRecord
