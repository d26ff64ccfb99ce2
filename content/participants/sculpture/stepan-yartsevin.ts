import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'stepan-yartsevin',
  number: 13,
  name: { ru: 'Степан Ярцевин', en: 'Stepan Yartsevin' },
  type: 'sculptor',
  city: { ru: 'Петрозаводск', en: 'Petrozavodsk' },
  section: 'sculpture',
  stand: 'B-01',
  lead: {
    ru: 'Высекает торсы без лиц и атрибутов и просит трогать их руками.',
    en: 'Carves torsos without faces or attributes, and asks people to touch them.',
  },
  about: {
    ru: [
      'На стенде один «Торс» и десять инструментов, которыми он сделан, — от шпунта, оставившего первые борозды, до пемзы. Если пройти вдоль них, видно, как убывает сила удара и прибавляется свет.',
      'Больше двух блоков сразу Ярцевин не начинает: камню нужен присмотр. В конце дня он сам протирает скульптуру мягкой щёткой и рассказывает, где её гладили чаще всего. Вторую его работу, «Облако с окном», показывает мастерская «Каменная тетрадь», стенд B-02.',
      'Родился в 1957 году в Кондопоге. Торсы стоят в Петрозаводске, Сортавале и Мурманске, две работы приобрёл музей в Вологде.',
    ],
    en: [
      'On the stand are a single “Torso” and the ten tools that made it, from the point that left the first furrows to the pumice. Walk along them and you can see the force of the blow diminish and the light increase.',
      'Yartsevin never starts more than two blocks at a time: stone wants looking after. At the end of the day he wipes the sculpture down with a soft brush and tells you where it has been stroked most. Another work of his, “Cloud with a Window”, is with the Stone Notebook workshop on stand B-02.',
      'Born in 1957 in Kondopoga. His torsos stand in Petrozavodsk, Sortavala and Murmansk, and two works belong to the museum in Vologda.',
    ],
  },
  artists: ['stepan-yartsevin'],
  email: 'dvor@stepan-yartsevin.example',
  works: [
    {
      picture: 'works/work-081.jpg',
      artist: 'stepan-yartsevin',
      mark: 'free',
      priceRoubles: null,
    },
  ],
} satisfies ParticipantRecord
