import type { TextsOf } from '../../platform/fill.ts'

/** To whoever shows a work: what a visitor asks about it. */
const texts = {
  subject: 'Вопрос о\u00a0работе: {about}',
  title: 'Вопрос о\u00a0работе',
  text: 'Здравствуйте! Посетитель сайта ярмарки спрашивает о\u00a0работе, которую вы показываете.',
  reply: 'Напишите ответ на\u00a0{email}: мы передадим его посетителю.',
  contact: 'Посетитель просит ответить ему напрямую. Его зовут {name}, почта\u00a0— {contact}.',
  work: 'Работа',
  question: 'Вопрос',
  foot: 'Вы получили это письмо, потому что показываете работу на\u00a0ярмарке. Вопрос передала ярмарка: {email}.',
} as const

export type EnquiryLetterTexts = TextsOf<typeof texts>
export default texts
