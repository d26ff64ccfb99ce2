import type { NavigatorTexts } from './texts.ru.ts'

const texts: NavigatorTexts = {
  planTitle: 'Plan of the ground floor',
  planDescription:
    'On the left the hall of painting and works on paper, on the right the hall of applied art and schools, between them the rotunda with sculpture. Behind the rotunda is the lecture hall, in front of it the vestibule and the portico with the main entrance. The book galleries are on either side of the vestibule. Everything on the plan is in the list.',
  list: 'Sections and rooms',
  sections: 'Sections',
  rooms: 'Rooms and services',
  entrances: 'Entrances',
  legend: 'Legend',
  section: {
    A: { name: 'Painting', where: 'left-hand hall, along the walls' },
    B: { name: 'Sculpture', where: 'rotunda' },
    C: { name: 'Works on paper', where: 'left-hand hall, in the middle' },
    D: { name: 'Applied art', where: 'right-hand hall, along the walls' },
    E: { name: 'Schools', where: 'right-hand hall, in the middle' },
    F: { name: 'Book', where: 'galleries beside the vestibule' },
  },
  room: {
    rotunda: { name: 'Rotunda', where: 'between the halls' },
    lectureHall: { name: 'Lecture hall', where: 'behind the rotunda' },
    smallStage: { name: 'Small stage', where: 'behind the left-hand hall' },
    workshops: { name: 'Workshops', where: 'behind the right-hand hall' },
    children: { name: 'Children’s area', where: 'in front of the left-hand hall' },
    cafe: { name: 'Café', where: 'in front of the right-hand hall' },
    vestibule: { name: 'Vestibule', where: 'behind the portico' },
  },
  entrance: {
    main: { name: 'Main entrance', where: 'through the portico, three steps' },
    courtyard: { name: 'Courtyard entrance', where: 'to the left of the portico, step-free' },
  },
  onPlan: {
    main: 'main entrance',
    courtyard: 'courtyard entrance, step-free',
    children: ['Children’s', 'area'],
  },
  hatches: {
    plain: 'painting, sculpture',
    horizontal: 'works on paper',
    diagonal: 'applied art',
    vertical: 'schools',
    dots: 'book',
  },
  stepFree: 'step-free way',
}

export default texts
