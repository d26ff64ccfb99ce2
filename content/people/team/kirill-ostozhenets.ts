import type { PersonRecord } from '../../types.ts'

export default {
  body: 'team',
  position: 30,
  firstName: { ru: 'Кирилл', en: 'Kirill' },
  lastName: { ru: 'Остоженец', en: 'Ostozhenets' },
  duty: { ru: 'каталог и премия', en: 'catalogue and award' },
  about: {
    ru: 'Редактирует каталог ярмарки, сверяет этикетки и ведёт переписку с соискателями премии. Считает, что размер работы — тоже факт, и перемеряет всё рулеткой.',
    en: 'He edits the fair’s catalogue, checks the labels and corresponds with the applicants for the award. The size of a work, he holds, is a fact like any other, and he goes over everything with a tape measure.',
  },
  picture: 'people/person-36.jpg',
} satisfies PersonRecord
