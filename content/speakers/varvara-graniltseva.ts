import type { SpeakerRecord } from '../types.ts'

export default {
  id: 23,
  firstName: { ru: 'Варвара', en: 'Varvara' },
  lastName: { ru: 'Гранильцева', en: 'Graniltseva' },
  role: 'historian',
  occupation: { ru: 'историк художественной школы', en: 'historian of art education' },
  city: { ru: 'Нижний Новгород', en: 'Nizhny Novgorod' },
  lead: {
    ru: 'Восстанавливает историю рисовальных классов по журналам посещаемости.',
    en: 'Reconstructs the history of drawing classes from their attendance registers.',
  },
  biography: {
    ru: [
      'Кто сидел за третьим мольбертом слева? Гранильцева, скорее всего, ответит: в её картотеке одиннадцать тысяч учеников провинциальных рисовальных классов — возраст, ремесло, оценки, причины пропусков.',
      'Кандидат исторических наук, она служила в архиве и читала лекции на вагоностроительном заводе. Там её и спросили, зачем столяру было рисовать Аполлона. Монография «Вечерний класс» (Нижний Новгород, «Волжский архив», 2019) — ответ на четырёхстах страницах.',
      'Из журналов и счетов следует, что вечерние классы готовили не столько художников, сколько внимательных мастеров: модельщиков, гравёров, закройщиков. В этом, полагает Гранильцева, и была их удача, которую позднее приняли за неуспех.',
      'Сейчас она пишет о женских отделениях. В документах эти ученицы есть, в историях искусства — почти нет.',
    ],
    en: [
      'Who sat at the third easel from the left? Graniltseva can most likely tell you: her card index holds eleven thousand pupils of provincial drawing classes, with their ages, trades, marks and reasons for absence.',
      'With a doctorate in history, she worked in an archive and lectured at a carriage works. It was there that someone asked her why a joiner should ever have needed to draw Apollo. Her monograph “The Evening Class” (Nizhny Novgorod, Volzhsky Arkhiv, 2019) is an answer in four hundred pages.',
      'The registers and accounts suggest that evening classes produced not so many artists as attentive craftsmen: pattern-makers, engravers, tailors’ cutters. That, Graniltseva argues, was their success, which later came to be mistaken for failure.',
      'She is now writing about the women’s departments. In the records these pupils exist; in the histories of art, hardly at all.',
    ],
  },
  picture: 'people/person-39.jpg',
} satisfies SpeakerRecord
