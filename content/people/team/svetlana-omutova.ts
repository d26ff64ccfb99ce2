import type { PersonRecord } from '../../types.ts'

export default {
  body: 'team',
  position: 27,
  firstName: { ru: 'Светлана', en: 'Svetlana' },
  lastName: { ru: 'Омутова', en: 'Omutova' },
  duty: { ru: 'билеты и посетители', en: 'tickets and visitors' },
  about: {
    ru: 'Отвечает за кассу, вход и всё, о чём посетитель спрашивает в первые пять минут. Проверила, за сколько можно дойти от турникета до ротонды с коляской: три минуты.',
    en: 'She is in charge of the box office, the doors and everything a visitor asks in the first five minutes. She has timed the walk from the turnstile to the rotunda with a pushchair: three minutes.',
  },
  picture: 'people/person-37.jpg',
} satisfies PersonRecord
