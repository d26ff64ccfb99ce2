import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'olga-obruchina',
  number: 27,
  name: { ru: 'Ольга Обручина', en: 'Olga Obruchina' },
  type: 'artist',
  city: { ru: 'Казань', en: 'Kazan' },
  section: 'paper',
  stand: 'C-03',
  lead: {
    ru: 'Складывает пейзаж из слоёв крашеной бумаги, между которыми оставлен воздух.',
    en: 'Builds landscapes from layers of dyed paper with air left between them.',
  },
  about: {
    ru: [
      'Для «Дальних полей» понадобилось девять оттенков охры, и за каждым стоит место: обочина, карьер, речной обрыв. Землю Обручина привозит в спичечных коробках; они выставлены на полке в том же порядке, в каком лежат слои.',
      '«Портал» сделан позже и почти без горизонта: арки вложены одна в другую, и даль приходится угадывать. Смотреть на него лучше с двух шагов и немного сбоку, где тени расходятся.',
    ],
    en: [
      '“Far Fields” took nine shades of ochre, and behind each there is a place: a roadside, a quarry, a river bluff. Obruchina brings the earth home in matchboxes; they stand on a shelf in the order in which the layers lie.',
      '“Portal” is later and has almost no horizon: the arches are set one inside another, and the distance has to be guessed. It is best seen from two paces and a little to one side, where the shadows part.',
    ],
  },
  artists: ['olga-obruchina'],
  email: 'olga@olga-obruchina.example',
  website: 'https://olga-obruchina.example',
  works: [
    {
      picture: 'works/work-040.jpg',
      artist: 'olga-obruchina',
      title: { ru: 'Дальние поля', en: 'Far Fields' },
      mark: 'free',
      priceRoubles: 140_000,
    },
    {
      picture: 'works/work-042.jpg',
      artist: 'olga-obruchina',
      mark: 'free',
      priceRoubles: 125_000,
    },
  ],
} satisfies ParticipantRecord
