import type { SpeakerRecord } from '../types.ts'

export default {
  id: 21,
  firstName: { ru: 'Тамара', en: 'Tamara' },
  lastName: { ru: 'Шатровина', en: 'Shatrovina' },
  role: 'restorer',
  occupation: { ru: 'реставратор темперной живописи', en: 'conservator of tempera painting' },
  city: { ru: 'Владимир', en: 'Vladimir' },
  lead: {
    ru: 'Сорок семь лет расчищает темперу и знает цену квадратному сантиметру.',
    en: 'Forty-seven years of cleaning tempera have taught her the worth of a square centimetre.',
  },
  biography: {
    ru: [
      'Квадратный сантиметр в день — обычная скорость Шатровиной под микроскопом. За всю жизнь набралось чуть больше квадратного метра, и перед лекцией она очерчивает этот метр мелом на полу.',
      'Её учителя работали в экспедициях и первым делом учили смотреть на доску сбоку. От них она унаследовала ящик скальпелей, привычку вставать до света и недоверие к слову «окончательно».',
      'Шатровина раскрыла живопись тридцати четырёх досок, в том числе целого яруса иконостаса, который служил перегородкой в зернохранилище. Для каждой составлена карта утрат; собранные вместе, они изданы под названием «Атлас потерь» (Владимир, 2018), и по нему учатся.',
      'Сейчас её главное дело — ученики. Полгода они не прикасаются к памятникам: пишут темперой копию, старят её, а потом расчищают то, что написали сами.',
    ],
    en: [
      'A square centimetre a day is Shatrovina’s usual pace under the microscope. A lifetime of this comes to a little more than one square metre, and before a lecture she marks it out in chalk on the floor.',
      'Her teachers worked on expeditions, and the first thing they taught was to look at a panel from the side. From them she inherited a box of scalpels, the habit of rising before dawn and a distrust of the word “final”.',
      'She has uncovered the painting on thirty-four panels, among them an entire tier of an iconostasis that had been serving as a partition in a granary. A map of losses was drawn up for each; gathered together, they were published as “An Atlas of Losses” (Vladimir, 2018), from which students now learn.',
      'Her chief work today is her pupils. For the first six months they touch nothing historic: they paint a copy in tempera, age it, and then clean what they have painted themselves.',
    ],
  },
  picture: 'people/person-21.jpg',
} satisfies SpeakerRecord
