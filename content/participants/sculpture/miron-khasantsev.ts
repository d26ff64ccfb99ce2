import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'miron-khasantsev',
  number: 18,
  name: { ru: 'Мирон Хасанцев', en: 'Miron Khasantsev' },
  type: 'sculptor',
  city: { ru: 'Владивосток', en: 'Vladivostok' },
  section: 'sculpture',
  stand: 'B-06',
  lead: {
    ru: 'Рубит скульптуру из плавника — дерева, выброшенного морем, — и пишет тушью одним и тем же движением, от плеча.',
    en: 'Hews driftwood and paints in ink with one and the same movement, from the shoulder.',
  },
  about: {
    ru: [
      'Дерево для скульптур Хасанцев собирает на берегу после осенних штормов. Сохнет оно два года, и всё это время он работает кистью: стоя над листом, расстеленным на полу, кладёт сотни коротких мазков и ни один не поправляет.',
      'Красную печать на «Круге» он вырезал из грушевого весла, и на ней не имя, а одна буква. Ставит её Хасанцев в ту минуту, когда хочется сделать ещё один мазок. Лист «Камыш» показывает галерея «Лавровый двор», стенд B-09.',
    ],
    en: [
      'Khasantsev gathers the wood for his sculptures on the shore after the autumn storms. It takes two years to dry, and all that time he works with the brush: standing over a sheet spread on the floor, he sets down hundreds of short strokes and corrects none of them.',
      'He cut the red seal on “Circle” from a pearwood oar, and it bears not his name but a single letter. He puts it on at the moment when he would like to make one more stroke. Another sheet, “Reeds”, is with the Laurel Court gallery on stand B-09.',
    ],
  },
  artists: ['miron-khasantsev'],
  email: 'bereg@miron-khasantsev.example',
  website: 'https://miron-khasantsev.example',
  works: [
    {
      picture: 'works/work-032.jpg',
      artist: 'miron-khasantsev',
      mark: 'free',
      priceRoubles: 120_000,
    },
    {
      picture: 'works/work-034.jpg',
      artist: 'miron-khasantsev',
      mark: 'free',
      priceRoubles: 95_000,
    },
  ],
} satisfies ParticipantRecord
