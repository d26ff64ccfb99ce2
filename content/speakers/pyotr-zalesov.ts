import type { SpeakerRecord } from '../types.ts'

export default {
  id: 4,
  firstName: { ru: 'Пётр', en: 'Pyotr' },
  lastName: { ru: 'Залесов', en: 'Zalesov' },
  role: 'restorer',
  occupation: { ru: 'реставратор', en: 'conservator' },
  city: { ru: 'Москва', en: 'Moscow' },
  lead: {
    ru: 'Вернул в музейные залы больше двухсот картин и ни одну не сделал новой.',
    en: 'Has returned more than two hundred paintings to museum walls and made none of them new.',
  },
  biography: {
    ru: [
      'У Залесова два правила. Всё, что добавлено, должно сниматься. Если утрата не мешает понять картину, её не трогают.',
      'Он вырос в семье краснодеревщика и в реставрационную мастерскую попал как мастер по подрамникам. Учился сначала у верстака, потом заочно, на отделении технологии живописи; дипломной работой стала вывеска провинциального фотографа, под которой нашлись ещё две, более ранние.',
      'С 1998 по 2018 год Залесов возглавлял отдел масляной живописи «Реставрационного двора». Там он завёл обычай вести дневник работы от руки и хранить его вместе с картиной. Тетрадей набралось сто сорок, и часть из них он готовит к изданию.',
      'Молодых коллег он отговаривает от спешки и от восторга. Хорошая реставрация, по его словам, — та, о которой посетитель не догадывается, а следующий реставратор узнаёт всё.',
    ],
    en: [
      'Zalesov has two rules. Whatever has been added must come off again. If a loss does not prevent us from understanding the picture, it is left alone.',
      'A cabinetmaker’s son, he entered the conservation workshop as the man who made the stretchers. He learned first at the bench and then by correspondence, in the department of painting technology; his diploma piece was a provincial photographer’s signboard, under which two earlier ones came to light.',
      'From 1998 to 2018 he was head of oil painting at the Restoration Court. It was he who introduced the custom of keeping the journal of a treatment by hand and storing it with the picture. There are now a hundred and forty of these notebooks, and he is preparing some of them for publication.',
      'He warns younger colleagues against haste and against rapture. A good restoration, he says, is one the visitor never suspects and the next conservator can read from beginning to end.',
    ],
  },
  picture: 'people/person-42.jpg',
} satisfies SpeakerRecord
