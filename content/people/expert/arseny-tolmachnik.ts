import type { PersonRecord } from '../../types.ts'

export default {
  body: 'expert',
  position: 22,
  firstName: { ru: 'Арсений', en: 'Arseny' },
  lastName: { ru: 'Толмачник', en: 'Tolmachnik' },
  duty: { ru: 'юрист по авторскому праву', en: 'copyright lawyer' },
  about: {
    ru: 'Объясняет художникам договор так, что вопросы заканчиваются раньше, чем страницы. Помогает участникам с правами на репродукции и с документами на вывоз работ.',
    en: 'He explains a contract to artists in such a way that the questions run out before the pages do. He helps exhibitors with reproduction rights and with the papers needed to take works abroad.',
  },
  picture: 'people/person-04.jpg',
} satisfies PersonRecord
