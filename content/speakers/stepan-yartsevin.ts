import type { SpeakerRecord } from '../types.ts'

export default {
  id: 16,
  firstName: { ru: 'Степан', en: 'Stepan' },
  lastName: { ru: 'Ярцевин', en: 'Yartsevin' },
  role: 'artist',
  occupation: { ru: 'скульптор', en: 'sculptor' },
  city: { ru: 'Петрозаводск', en: 'Petrozavodsk' },
  lead: {
    ru: 'Работает в мраморе и главным инструментом считает ожидание.',
    en: 'Works in marble and regards waiting as his principal tool.',
  },
  biography: {
    ru: [
      'Мрамор Ярцевин выбирает зимой, когда мороз показывает все трещины. Потом блок год стоит во дворе: камню, по его словам, нужно забыть карьер.',
      'Сын каменотёса, он окончил Северную академию пластики в 1984 году и мог остаться при столичной мастерской, но вернулся в Карелию — поближе к камню. За сорок лет закончил пятьдесят шесть работ и знает, где стоит каждая.',
      'У его торсов нет ни лиц, ни атрибутов; остаются поворот, тяжесть, дыхание. Семь из них живут под открытым небом — на пристани, у родильного дома, на школьном дворе, — и каждую весну Ярцевин объезжает их с ведром и щёткой.',
      'Учит он по-цеховому: три ученика, три года, и весь первый год — только инструмент. Говорить о скульптуре соглашается при одном условии: слушателям должны разрешить её потрогать.',
    ],
    en: [
      'Yartsevin chooses his marble in winter, when frost shows up every crack. The block then stands in the yard for a year: stone, he says, needs time to forget the quarry.',
      'A stonemason’s son, he graduated from the Northern Academy of Sculpture in 1984 and could have stayed on in a studio in the capital, but went back to Karelia to be nearer the stone. In forty years he has finished fifty-six works, and he knows where each of them stands.',
      'His torsos have neither faces nor attributes; what is left is the turn, the weight, the breath. Seven of them live out of doors – on a landing stage, beside a maternity hospital, in a school yard – and every spring Yartsevin makes the round of them with a bucket and a brush.',
      'He teaches as a guild would: three pupils, three years, and nothing but tools for the whole of the first. He agrees to talk about sculpture on one condition: the audience must be allowed to touch it.',
    ],
  },
  picture: 'people/person-12.jpg',
} satisfies SpeakerRecord
