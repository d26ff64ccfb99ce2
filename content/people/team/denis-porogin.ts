import type { PersonRecord } from '../../types.ts'

export default {
  body: 'team',
  position: 24,
  firstName: { ru: 'Денис', en: 'Denis' },
  lastName: { ru: 'Порогин', en: 'Porogin' },
  duty: { ru: 'экспоненты и партнёры', en: 'exhibitors and partners' },
  about: {
    ru: 'Ведёт участника от первого письма до вывоза последнего ящика. Помнит, у кого на стенде тяжёлый мрамор, а у кого — листы, которые боятся сквозняка.',
    en: 'He sees every exhibitor through, from the first e-mail to the last crate out of the door. He remembers whose stand has heavy marble on it and whose has sheets that dislike a draught.',
  },
  picture: 'people/person-10.jpg',
} satisfies PersonRecord
