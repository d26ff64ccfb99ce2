import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'concession-documents',
  position: 2,
  topic: 'tickets',
  isOnHome: true,
  question: {
    ru: 'Кому положен льготный билет и чем его подтвердить?',
    en: 'Who may have a concession, and how is it proved?',
  },
  answer: {
    ru: [
      'Школьникам 14–18 лет, студентам, пенсионерам, людям с инвалидностью III группы, сотрудникам организатора, сотрудникам и членам академии, членам ассоциации искусствоведов, преподавателям двух художественных институтов и сотрудникам студии военных художников.',
      'Покупать можно без документов. Документ о возрасте или статусе покажите на стойке при входе. Сотрудник организатора указывает номер пропуска; на один пропуск — один льготный билет.',
    ],
    en: [
      'Schoolchildren aged 14–18, students, pensioners, people with a group III disability, the organiser’s employees, staff and members of the academy, members of the association of art historians, teachers of two art institutes and the staff of the military artists’ studio.',
      'You can buy without papers. Please show a document proving age or status at the desk when you come in. An employee of the organiser gives a pass number; there is one concession ticket to a pass.',
    ],
  },
} satisfies QuestionRecord
