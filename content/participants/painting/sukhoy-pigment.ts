import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'sukhoy-pigment',
  number: 11,
  name: { ru: 'Сухой пигмент', en: 'Dry Pigment' },
  type: 'workshop',
  city: { ru: 'Ярославль', en: 'Yaroslavl' },
  section: 'painting',
  stand: 'A-11',
  lead: {
    ru: 'Мастерская красок, где цвет начинается с мешка глины и каменного куранта.',
    en: 'A colour workshop where everything begins with a sack of clay and a stone muller.',
  },
  about: {
    ru: [
      'Здесь трут землю, варят клей и учат тому, что раньше умел любой подмастерье: приготовить краску на один день. В каталоге мастерской сорок восемь пигментов; тридцать из них мастера накопали сами, в оврагах и карьерах между Ростовом и Рыбинском.',
      '«Проект площади» минского скульптора Яна Дроздовца написан местной красной охрой, и мастерская попросила картон на стенд: по нему видно, как матовый слой держит большую плоскость. Рядом стоит плита, на которой можно растереть щепоть умбры. Другие работы Дроздовца — на его собственном стенде, B-10.',
    ],
    en: [
      'Here earth is ground, size is boiled, and people are taught what any apprentice once knew: how to make paint enough for one day. The workshop’s catalogue has forty-eight pigments; thirty of them were dug by its own hands in the ravines and quarries between Rostov and Rybinsk.',
      '“Project for a Square” by the Minsk sculptor Yan Drozdovets is painted with the local red ochre, and the workshop asked to have it on the stand to show how a matt layer carries a large plane. Beside it is a slab where you may grind a pinch of umber. More of his work is on his own stand, B-10.',
    ],
  },
  artists: ['yan-drozdovets', 'varlam-nechaev', 'mayya-vinogradova'],
  email: 'zakaz@sukhoy-pigment.example',
  website: 'https://sukhoy-pigment.example',
  works: [
    {
      picture: 'works/work-051.jpg',
      artist: 'yan-drozdovets',
      mark: 'free',
      priceRoubles: 165_000,
    },
  ],
} satisfies ParticipantRecord
