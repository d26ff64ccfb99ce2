import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'marta-koyvisto',
  name: { ru: 'Марта Койвисто', en: 'Marta Koivisto' },
  born: 1966,
  city: { ru: 'Петрозаводск', en: 'Petrozavodsk' },
  school: { ru: 'Северная академия пластики', en: 'Northern Academy of Sculpture' },
  practice: { ru: 'ручное ткачество, крашение шерсти', en: 'hand weaving, dyeing of wool' },
  about: {
    ru: 'Отвечает за цвет: ведёт тетрадь, где к каждому мотку подшит стебель, из которого он вышел.',
    en: 'In charge of colour: she keeps a notebook in which every skein is filed with the stalk it came from.',
  },
} satisfies ArtistRecord
