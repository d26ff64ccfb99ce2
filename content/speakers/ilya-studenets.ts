import type { SpeakerRecord } from '../types.ts'

export default {
  id: 12,
  firstName: { ru: 'Илья', en: 'Ilya' },
  lastName: { ru: 'Студенец', en: 'Studenets' },
  role: 'artist',
  occupation: { ru: 'литограф', en: 'lithographer' },
  city: { ru: 'Тверь', en: 'Tver' },
  lead: {
    ru: 'Печатает с камня на станке, который старше всех, кто на нём работал.',
    en: 'Prints from stone on a press older than anyone who has ever worked it.',
  },
  biography: {
    ru: [
      'Станок весит больше тонны и до Твери сменил четыре города. Студенец нашёл его в подвале бывшей картонажной фабрики, по частям перевёз в мастерскую и полгода приводил в чувство.',
      'По первой специальности он химик. Травление камня объясняет как реакцию, а потом просит забыть формулу и слушать губку: по звуку ясно, сколько воды осталось на поверхности.',
      'За девять лет у Студенца напечатали свои листы больше шестидесяти художников, от первокурсников до академиков. Камень после тиража он шлифует начисто, в присутствии автора: рисунок должен закончиться.',
      'Слово «копия» его огорчает. Есть оттиск, поправляет он, и двух одинаковых с камня ещё никто не снял.',
    ],
    en: [
      'The press weighs more than a tonne and had lived in four cities before Tver. Studenets found it in the basement of a former box factory, moved it to his workshop piece by piece, and spent six months bringing it round.',
      'He is a chemist by training. He explains the etching of the stone as a reaction, and then asks his listeners to forget the formula and attend to the sponge: you can hear how much water is left on the surface.',
      'In nine years more than sixty artists have printed with him, from first-year students to academicians. When an edition is finished he grinds the stone clean in the artist’s presence: a drawing, he says, has to come to an end.',
      'The word “copy” pains him. It is an impression, he will correct you, and nobody has yet pulled two alike from a stone.',
    ],
  },
  picture: 'people/person-22.jpg',
} satisfies SpeakerRecord
