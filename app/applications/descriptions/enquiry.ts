import { enquiryWindow } from '../../editions/rules.ts'
import type { FormDescription } from '../description.ts'
import { email, fullName } from './shared-fields.ts'

export const enquiry: FormDescription = {
  id: 'enquiry',
  version: 1,
  title: { ru: 'Вопрос о\u00a0работе', en: 'Enquiry about a work' },
  lead: {
    ru: 'Передадим вопрос тому, кто показывает работу, и\u00a0в\u00a0течение двух рабочих дней ответим на\u00a0почту. Ваш адрес участник узнает, только если вы\u00a0об\u00a0этом попросите.',
    en: 'We pass your question to whoever shows the work and reply by e-mail within two working days. The exhibitor is given your address only if you ask us to.',
  },
  button: { ru: 'Спросить', en: 'Send the enquiry' },
  fields: [
    {
      name: 'work',
      kind: 'work',
      label: { ru: 'Номер работы в\u00a0каталоге', en: 'Catalogue number of the work' },
      hint: { ru: 'Первая строка этикетки', en: 'The first line of its label' },
      example: { ru: '31.2', en: '31.2' },
      messages: {
        matches: {
          ru: 'Номер состоит из\u00a0двух чисел с\u00a0точкой, например 31.2.',
          en: 'The number is two figures with a point between them, for example 31.2.',
        },
      },
      isWide: true,
    },
    fullName,
    email,
    {
      name: 'comments',
      kind: 'long',
      label: { ru: 'Ваш вопрос', en: 'Your question' },
      hint: {
        ru: 'О\u00a0цене, доставке, раме, истории работы',
        en: 'About the price, delivery, the frame, the history of the work',
      },
      maxLength: 2_000,
    },
  ],
  consent: {
    document: 'consent-application',
    purpose: { ru: 'для ответа на\u00a0вопрос о\u00a0работе', en: 'so that my enquiry can be answered' },
  },
  offersNews: false,
  window: enquiryWindow,
  closed: {
    over: {
      ru: 'Ярмарка закончилась, и\u00a0работы вернулись в\u00a0мастерские и\u00a0галереи. Напишите участнику сами: адрес есть на\u00a0его странице. Следующая ярмарка\u00a0— {nextFair}.',
      en: 'The fair is over, and the works have gone back to their studios and galleries. Write to the exhibitor directly: the address is on their page. The next fair is {nextFair}.',
    },
    overForGood: {
      ru: 'Ярмарка закончилась, и\u00a0работы вернулись в\u00a0мастерские и\u00a0галереи. Напишите участнику сами: адрес есть на\u00a0его странице.',
      en: 'The fair is over, and the works have gone back to their studios and galleries. Write to the exhibitor directly: the address is on their page.',
    },
  },
  thanks: {
    title: { ru: 'Спасибо!', en: 'Thank you!' },
    text: {
      ru: 'Мы\u00a0получили ваш вопрос о\u00a0работе и\u00a0передадим его участнику. Ответим на\u00a0почту в\u00a0течение двух рабочих дней.',
      en: 'We have your enquiry about a work and will pass it to the exhibitor. We will reply by e-mail within two working days.',
    },
  },
  lander: { form: 'enquiry', templateId: 'portico-enquiry', groups: [] },
  home: '/enquiry/',
}
