import type { PersonRecord } from '../../types.ts'

export default {
  body: 'team',
  position: 32,
  firstName: { ru: 'Зоя', en: 'Zoya' },
  lastName: { ru: 'Межевая', en: 'Mezhevaya' },
  duty: { ru: 'волонтёры и экскурсоводы', en: 'volunteers and guides' },
  about: {
    ru: 'Сама начинала волонтёром в гардеробе и поэтому расписание смен составляет с перерывами на чай. Каждого, кто выходит в зал, учит одному ответу: «Не знаю, но сейчас выясню».',
    en: 'She began as a volunteer in the cloakroom herself, which is why her rota of shifts has tea breaks in it. Everyone who goes out into the halls learns one answer from her: “I don’t know, but I’ll find out.”',
  },
  picture: 'people/person-41.jpg',
} satisfies PersonRecord
