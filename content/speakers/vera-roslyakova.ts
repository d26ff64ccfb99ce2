import type { SpeakerRecord } from '../types.ts'

export default {
  id: 5,
  firstName: { ru: 'Вера', en: 'Vera' },
  lastName: { ru: 'Рослякова', en: 'Roslyakova' },
  role: 'curator',
  occupation: { ru: 'куратор', en: 'curator' },
  city: { ru: 'Москва', en: 'Moscow' },
  lead: {
    ru: 'Делает выставки, где учебный лист висит рядом с музейной вещью, а подпись читают последней.',
    en: 'Makes exhibitions in which a student drawing hangs next to a museum piece and the label is read last.',
  },
  biography: {
    ru: [
      'По образованию Рослякова филолог (Воронеж, 1999), и развеска для неё — синтаксис. Две соседние работы складываются в предложение, стена — в абзац, а проход между залами читается как красная строка.',
      'Первую выставку она собрала в пустующей типографии в Калуге: сорок рисунков одной и той же табуретки, сделанных студентами, преподавателями и случайными прохожими. Потом были «Тень как сюжет», «Сорок сантиметров от стены» и «Комната учителя», которую увидели шесть городов.',
      'Экскурсии Рослякова водит сама и начинает их не с имени художника, а с вопроса, что здесь самое светлое. Её вечный предмет спора — развеска по эпохам: техника, считает она, роднит художников надёжнее, чем век.',
    ],
    en: [
      'Roslyakova trained as a philologist (Voronezh, 1999), and to her a hang is a matter of syntax. Two neighbouring works make a sentence, a wall makes a paragraph, and the passage from one room to the next reads as a new line.',
      'Her first exhibition filled a disused printing house in Kaluga with forty drawings of one and the same stool, made by students, professors and people passing by. It was followed by “Shadow as Subject”, “Forty Centimetres from the Wall” and “The Teacher’s Room”, which travelled to six cities.',
      'She leads her own tours and opens them not with the artist’s name but with a question: what is the lightest thing here? Her standing quarrel is with the chronological hang; technique, she argues, makes closer kin of artists than a century does.',
    ],
  },
  picture: 'people/person-19.jpg',
} satisfies SpeakerRecord
