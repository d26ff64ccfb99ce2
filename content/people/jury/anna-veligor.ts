import type { PersonRecord } from '../../types.ts'

export default {
  body: 'jury',
  position: 3,
  firstName: { ru: 'Анна', en: 'Anna' },
  lastName: { ru: 'Велигор', en: 'Veligor' },
  duty: { ru: 'член жюри, историк рисунка', en: 'member of the jury, historian of drawing' },
  about: {
    ru: 'Преподаёт в Институте истории рисунка и ведёт семинар, на котором один лист рассматривают два часа. От чужой книги ждёт того же: чтобы автор не торопился.',
    en: 'She teaches at the Institute for the History of Drawing and runs a seminar in which one sheet is looked at for two hours. She expects the same of other people’s books: that the author should not hurry.',
  },
  picture: 'people/person-25.jpg',
} satisfies PersonRecord
