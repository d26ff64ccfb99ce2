import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'trety-sgib',
  number: 64,
  name: { ru: 'Третий сгиб', en: 'Third Fold' },
  type: 'workshop',
  city: { ru: 'Нижний Новгород', en: 'Nizhny Novgorod' },
  section: 'book',
  stand: 'F-04',
  lead: {
    ru: 'Переплётная мастерская, которая привозит пятнадцать чистых книг и один разрезанный корешок.',
    en: 'A bindery that brings fifteen blank books and one spine cut in half.',
  },
  about: {
    ru: [
      'Разрезанный корешок — учебный: на нём видно, где проходит нить, куда ложится клей и почему дешёвая книга хорошо раскрывается только однажды. Переплетают здесь то, что приносят: дипломы, судовые журналы, семейные рецепты, хоровые тетради.',
      'Павла Громова и двое её учеников работают с козлиной кожей, холстом и старыми картами, но охотнее всего оставляют шитьё снаружи, без крышек. Пятнадцать книг для ярмарки сшиты пятнадцатью способами; писать в них предстоит покупателю.',
    ],
    en: [
      'The spine is a teaching model: it shows where the thread runs, where the glue goes and why a cheap book opens properly only once. They bind whatever is brought in: dissertations, ships’ logs, family recipes, choir parts.',
      'Pavla Gromova and her two pupils work in goatskin, canvas and old maps, but like best of all to leave the sewing exposed, with no case over it. The fifteen books for the fair are sewn in fifteen different ways; the writing is left to the buyer.',
    ],
  },
  artists: ['pavla-gromova', 'lavrenty-strelkin', 'zoya-egorova'],
  email: 'nit@trety-sgib.example',
  website: 'https://trety-sgib.example',
  works: [],
} satisfies ParticipantRecord
