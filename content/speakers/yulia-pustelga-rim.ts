import type { SpeakerRecord } from '../types.ts'

export default {
  id: 15,
  firstName: { ru: 'Юлия', en: 'Yulia' },
  lastName: { ru: 'Пустельга-Рим', en: 'Pustelga-Rim' },
  role: 'historian',
  occupation: { ru: 'историк орнамента', en: 'historian of ornament' },
  city: { ru: 'Ростов-на-Дону', en: 'Rostov-on-Don' },
  lead: {
    ru: 'Читает орнамент как письмо — с начала, вместе с описками и помарками.',
    en: 'Reads ornament as one reads a letter: from the beginning, slips and blots included.',
  },
  biography: {
    ru: [
      'Двойная фамилия досталась ей от двух бабушек: одна вышивала, другая преподавала черчение. Пустельга-Рим шутит, что историком орнамента её назначили до рождения.',
      'Она занималась античной керамикой, копала на Таманском полуострове, а диссертацию защитила о меандре — точнее, о том, что делает рисовальщик, когда ряд не сходится. Сто двадцать описанных ею «ошибок угла» теперь помогают отличать одну мастерскую от другой.',
      'В книге «Кайма» (Ростов-на-Дону, 2013) узор прослежен от края блюда до края города: ограды, набережной, железнодорожной насыпи. Курс под тем же названием она читает в Донском институте искусств и, говорят, ни разу не повторилась.',
      'Против слова «украшение» Пустельга-Рим возражает в каждой лекции. Орнамент, по её убеждению, к вещи не добавляют — им вещь заканчивают.',
    ],
    en: [
      'Her double surname came from two grandmothers, one of whom embroidered while the other taught technical drawing. Pustelga-Rim likes to say that she was appointed a historian of ornament before she was born.',
      'She worked on ancient ceramics, dug on the Taman Peninsula, and wrote her dissertation on the meander – or rather on what a painter does when the row will not come out even. The hundred and twenty “corner errors” she described now help to tell one workshop from another.',
      'Her book “The Border” (Rostov-on-Don, 2013) follows a pattern from the rim of a dish to the rim of a city: a railing, a quayside, a railway embankment. She gives a course under the same title at the Don Institute of Arts and is said never to have repeated herself.',
      'In every lecture she objects to the word “decoration”. Ornament, she maintains, is not something added to a thing; it is how a thing is finished.',
    ],
  },
  picture: 'people/person-29.jpg',
} satisfies SpeakerRecord
