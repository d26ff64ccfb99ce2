import type { SpeakerRecord } from '../types.ts'

export default {
  id: 24,
  firstName: { ru: 'Егор', en: 'Yegor' },
  lastName: { ru: 'Чекановец', en: 'Chekanovets' },
  role: 'curator',
  occupation: { ru: 'куратор медальерного собрания', en: 'curator of medals' },
  city: { ru: 'Тула', en: 'Tula' },
  lead: {
    ru: 'Показывает искусство, которое умещается на ладони и всегда имеет две стороны.',
    en: 'Shows an art that fits in the palm of the hand and always has two sides.',
  },
  biography: {
    ru: [
      'Выставки Чекановца занимают мало места и требуют много времени. На «Реверсе» (Тула, 2017) сто медалей лежали на ста поворотных подставках: чтобы увидеть оборот, зритель должен был повернуть подставку сам.',
      'Он из семьи оружейных гравёров, учился художественному металлу, а потом музейному делу. От двойной выучки осталась привычка: прежде чем описать вещь для каталога, он рисует её карандашом в натуральную величину.',
      'В музее «Монетная палата» Чекановец собирает то, что обычно выбрасывали: восковые пробы, треснувшие штемпели, гипсовые модели с правкой автора. По ним видно, как замысел уменьшали — с тарелки до монеты, — и что при этом удалось сберечь.',
    ],
    en: [
      'Chekanovets’s exhibitions take up little room and a good deal of time. In “Reverse” (Tula, 2017) a hundred medals lay on a hundred revolving stands: to see the other side, the visitor had to turn the stand.',
      'He comes from a family of gun engravers and studied first metalwork and then museum practice. The double training has left him with a habit: before describing an object for the catalogue he draws it in pencil, at its actual size.',
      'At the Mint Chamber museum he collects what used to be thrown away: wax trials, cracked dies, plaster models with the artist’s corrections. They show how an idea was reduced, from a plate to a coin, and what was saved along the way.',
    ],
  },
  picture: 'people/person-30.jpg',
} satisfies SpeakerRecord
