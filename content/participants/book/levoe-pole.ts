import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'levoe-pole',
  number: 61,
  name: { ru: 'Левое поле', en: 'Left Margin' },
  type: 'publisher',
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  section: 'book',
  stand: 'F-01',
  lead: {
    ru: 'Выпускает четыре книги об искусстве в год и привозит всю серию «Один мастер» вместе с корректурами.',
    en: 'Publishes four books on art a year and brings the whole of its “One Master” series, proofs included.',
  },
  about: {
    ru: [
      'Издательство основал Марк Мурогин, в прошлом технолог типографии и букинист; редакция занимает четыре комнаты над переплётной. Рукописи здесь читают вслух, и в штатном расписании есть должность слушателя.',
      'В серии тридцать две монографии — о шпалерщиках, медальерах, резчиках шрифта. К ним подобраны листы, обычно не покидающие папок: авторская правка, забракованные обложки и переписка о том, какой именно серый годится для тени.',
      'Первая книга вышла в 1998 году, сейчас в редакции шесть человек. Две книги серии входили в короткий список премии «Слово об искусстве», одна её получила.',
    ],
    en: [
      'The press was founded by Mark Murogin, formerly a printing technologist and a second-hand bookseller; its offices are four rooms above a bindery. Manuscripts are read aloud here, and the staff list includes the post of listener.',
      'The series runs to thirty-two monographs, on tapestry weavers, medallists, cutters of type. With them come papers that seldom leave their folders: authors’ corrections, rejected covers and letters on the question of which grey will do for a shadow.',
      'Its first book came out in 1998; today it has a staff of six. Two books of the series have been shortlisted for the Word on Art award, and one has won it.',
    ],
  },
  artists: ['mark-murogin', 'glafira-karpovskaya', 'eduard-kim'],
  email: 'redaktsiya@levoe-pole.example',
  website: 'https://levoe-pole.example',
  works: [],
} satisfies ParticipantRecord
