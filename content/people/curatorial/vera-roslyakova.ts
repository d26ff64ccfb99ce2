import type { PersonRecord } from '../../types.ts'

export default {
  body: 'curatorial',
  position: 7,
  firstName: { ru: 'Вера', en: 'Vera' },
  lastName: { ru: 'Рослякова', en: 'Roslyakova' },
  duty: { ru: 'председатель совета, куратор ярмарки', en: 'chair of the council, curator of the fair' },
  about: {
    ru: 'Собирает ярмарку как одну выставку с семьюдесятью абзацами. На заседаниях просит показывать работы без подписей и имя называет последним.',
    en: 'She puts the fair together as a single exhibition in seventy paragraphs. At meetings she asks for works to be shown without captions and gives the name last.',
  },
  picture: 'people/person-19.jpg',
} satisfies PersonRecord
