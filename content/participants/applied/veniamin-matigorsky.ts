import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'veniamin-matigorsky',
  number: 46,
  name: { ru: 'Вениамин Матигорский', en: 'Veniamin Matigorsky' },
  type: 'artist',
  city: { ru: 'Архангельск', en: 'Arkhangelsk' },
  section: 'applied',
  stand: 'D-10',
  lead: {
    ru: 'Косторез, который привёз ларцы и шахматы, где обе армии — поморские рыбаки.',
    en: 'A bone carver who brings caskets and a chess set in which both armies are Pomor fishermen.',
  },
  about: {
    ru: [
      'Материал у него самый скромный: цевка, обычная говяжья кость, которую вываривают, белят и распиливают на пластины толщиной с ноготь. Бивень Матигорский оставил музейным копиям, потому что бивень, по его словам, красив и без резьбы.',
      'Тридцать две фигуры вырезаны за две зимы. Белых отличает от чёрных погода: одни стоят в штиль, у других ветер относит полы и сети. Кроме шахмат, на стенде шесть прорезных ларцов и лупа на латунной ножке.',
    ],
    en: [
      'His material is the humblest there is: ordinary beef bone, boiled, bleached and sawn into plates as thin as a fingernail. Mammoth ivory he has left to museum copies, since ivory, he says, is handsome enough uncarved.',
      'The thirty-two pieces took two winters. White differs from black in the weather: one side stands in a calm, on the other the wind carries coat-tails and nets away. Besides the chess set there are six openwork caskets and a magnifying glass on a brass foot.',
    ],
  },
  artists: ['veniamin-matigorsky'],
  email: 'kost@veniamin-matigorsky.example',
  works: [],
} satisfies ParticipantRecord
