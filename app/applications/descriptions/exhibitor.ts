import type { FormDescription } from '../description.ts'
import {
  city,
  email,
  firstName,
  lastName,
  organisation,
  phone,
  presentationUrl,
  website,
} from './shared-fields.ts'

export const exhibitor: FormDescription = {
  id: 'exhibitor',
  version: 1,
  title: { ru: 'Вопрос об\u00a0участии', en: 'Exhibitor enquiry' },
  lead: {
    ru: 'Ответим на\u00a0почту в\u00a0течение трёх рабочих дней. Все поля обязательны, если не\u00a0указано иное.',
    en: 'We reply by e-mail within three working days. Every field is required unless it says otherwise.',
  },
  button: { ru: 'Рассказать о\u00a0себе', en: 'Send enquiry' },
  fields: [
    firstName,
    lastName,
    email,
    phone,
    {
      name: 'participantType',
      kind: 'select',
      label: { ru: 'Кто вы', en: 'Who you are' },
      options: [
        { value: 'gallery', label: { ru: 'Галерея', en: 'Gallery' } },
        { value: 'workshop', label: { ru: 'Мастерская', en: 'Workshop' } },
        { value: 'artist', label: { ru: 'Художник', en: 'Artist' } },
        { value: 'sculptor', label: { ru: 'Скульптор', en: 'Sculptor' } },
        { value: 'school', label: { ru: 'Школа', en: 'School' } },
        { value: 'publisher', label: { ru: 'Издательство', en: 'Publisher' } },
      ],
    },
    {
      ...organisation,
      label: { ru: 'Название или имя на\u00a0стенде', en: 'Name on the stand' },
    },
    {
      name: 'section',
      kind: 'select',
      label: { ru: 'Раздел', en: 'Section' },
      options: [
        { value: 'painting', label: { ru: 'Живопись', en: 'Painting' } },
        { value: 'sculpture', label: { ru: 'Скульптура', en: 'Sculpture' } },
        { value: 'paper', label: { ru: 'Графика', en: 'Works on paper' } },
        { value: 'applied', label: { ru: 'Декоративное искусство', en: 'Decorative arts' } },
        { value: 'schools', label: { ru: 'Школы', en: 'Schools' } },
        { value: 'book', label: { ru: 'Книга', en: 'Book' } },
        {
          value: 'unsure',
          label: { ru: 'Пока не\u00a0знаю, помогите выбрать', en: 'Not sure, please advise' },
        },
      ],
    },
    city,
    website,
    presentationUrl,
    {
      name: 'plans',
      kind: 'long',
      label: { ru: 'Что хотите показать', en: 'What you would like to show' },
      hint: {
        ru: 'Авторы, техника, сколько работ и\u00a0сколько стены им\u00a0нужно',
        en: 'Artists, medium, how many works and how much wall they need',
      },
      maxLength: 1_500,
    },
  ],
  consent: {
    document: 'consent-application',
    purpose: { ru: 'для ответа об\u00a0участии в\u00a0ярмарке', en: 'so that my enquiry can be answered' },
  },
  offersNews: true,
  thanks: {
    title: { ru: 'Спасибо!', en: 'Thank you!' },
    text: {
      ru: 'Мы\u00a0получили ваш рассказ. Ответим на\u00a0почту в\u00a0течение трёх рабочих дней: какой раздел ваш, хватит ли\u00a0стены и\u00a0как подать заявку на\u00a0отбор.',
      en: 'We have your enquiry. We will reply by e-mail within three working days: which section is yours, whether the wall is long enough, and how to apply for the selection.',
    },
  },
  lander: { form: 'exhibitor', templateId: 'portico-exhibitor', groups: ['portico_news'] },
  home: '/exhibitor/',
}
