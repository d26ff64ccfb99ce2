import type { SpeakerRecord } from '../types.ts'

export default {
  id: 14,
  firstName: { ru: 'Елена', en: 'Yelena' },
  lastName: { ru: 'Верстова', en: 'Verstova' },
  role: 'curator',
  occupation: { ru: 'хранитель слепков', en: 'keeper of casts' },
  city: { ru: 'Москва', en: 'Moscow' },
  lead: {
    ru: 'Хранит восемьсот гипсов и знает, чей нос у каждого из них.',
    en: 'Looks after eight hundred plasters and knows whose nose each of them is wearing.',
  },
  biography: {
    ru: [
      'Девять подвалов и один ключ — так выглядело собрание Музея слепка и модели, когда Верстова приняла его в 2004 году. Сегодня восемьсот четырнадцать гипсов стоят в залах, и рисовать их может каждый, кто пришёл с бумагой.',
      'Она придумала «паспорт гипса»: для каждой вещи устанавливают форму, мастерскую, всех владельцев и все починки. Так выяснилось, что у трёх богинь один и тот же нос, отлитый в одну зиму и, по-видимому, на скорую руку.',
      'Верстова переписывается с училищами, где гипсы списывают, как старую мебель, и за двадцать лет уберегла от свалки сто девять слепков. Слепок для неё — не замена подлинника, а свидетельство о том, что в подлиннике умели видеть.',
    ],
    en: [
      'Nine cellars and a single key: such was the collection of the Museum of Casts and Models when Verstova took charge of it in 2004. Today its eight hundred and fourteen plasters stand in the galleries, and anyone who comes with paper may draw them.',
      'She devised the “cast passport”, which establishes for every object its mould, its workshop, all its owners and all its repairs. In this way it emerged that three goddesses share one and the same nose, cast in a single winter and evidently in some hurry.',
      'Verstova keeps up a correspondence with art schools that write off their plasters like old furniture, and in twenty years has saved a hundred and nine of them from the skip. For her a cast is not a substitute for the original but a record of what people were once able to see in it.',
    ],
  },
  picture: 'people/person-47.jpg',
} satisfies SpeakerRecord
