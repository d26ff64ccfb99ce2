import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'concession-documents',
  position: 2,
  topic: 'tickets',
  isOnHome: true,
  question: {
    ru: 'Кому положен льготный билет и чем подтвердить право на него?',
    en: 'Who is entitled to a concession, and what proof is needed?',
  },
  answer: {
    ru: [
      'Школьникам 14–18 лет, студентам, пенсионерам, людям с инвалидностью III группы, сотрудникам организатора, сотрудникам и членам Северной академии пластики, членам ассоциации искусствоведов «Слово и линия», преподавателям Института истории рисунка и Донского института искусств, сотрудникам студии военных художников «Бастион».',
      'Покупать можно без документов. Документ о возрасте или статусе покажите на стойке при входе. Сотрудник организатора указывает номер пропуска; на один пропуск — один льготный билет.',
    ],
    en: [
      'Schoolchildren aged 14–18, students, pensioners, people with a group III disability, the organiser’s employees, staff and members of the Northern Academy of Sculpture, members of the Word and Line association of art historians, teachers of the Institute for the History of Drawing and the Don Institute of Arts, and the staff of the Bastion studio of military artists.',
      'You can buy without papers. Please show proof of age or status at the desk when you come in. An employee of the organiser gives a pass number; there is one concession ticket to a pass.',
    ],
  },
} satisfies QuestionRecord
