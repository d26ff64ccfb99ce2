import type { FormDescription } from '../description.ts'
import {
  daysAround,
  education,
  email,
  firstName,
  languages,
  lastName,
  phone,
  socialNetwork,
} from './shared-fields.ts'

export const volunteer: FormDescription = {
  id: 'volunteer',
  version: 1,
  title: { ru: 'Заявка волонтёра', en: 'Volunteer application' },
  lead: {
    ru: 'Ответим на\u00a0почту в\u00a0течение пяти рабочих дней. Все поля обязательны, если не\u00a0указано иное.',
    en: 'We reply by e-mail within five working days. Every field is required unless it says otherwise.',
  },
  button: { ru: 'Отправить заявку', en: 'Send application' },
  fields: [
    firstName,
    lastName,
    {
      name: 'birthDate',
      kind: 'date',
      label: { ru: 'Дата рождения', en: 'Date of birth' },
      autoComplete: 'bday',
      rules: edition => `age_at_least:18,${edition.firstDay}`,
      messages: {
        age_at_least: {
          ru: 'К\u00a0{fairFirstDay} вам должно исполниться 18\u00a0лет',
          en: 'You must be 18 by {fairFirstDay}',
        },
      },
    },
    email,
    phone,
    socialNetwork,
    education,
    {
      ...languages,
      hint: { ru: 'Если не\u00a0владеете, так и\u00a0напишите', en: 'If you speak none, just say so' },
    },
    {
      name: 'shirtSize',
      kind: 'radio',
      label: { ru: 'Размер футболки', en: 'T-shirt size' },
      options: ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map(size => ({
        value: size,
        label: { ru: size, en: size },
      })),
    },
    {
      name: 'workingDays',
      kind: 'many',
      label: { ru: 'Удобные дни', en: 'Convenient working days' },
      options: edition => daysAround(edition, 1, 1),
    },
    {
      name: 'cultureExperience',
      kind: 'long',
      label: { ru: 'Опыт в\u00a0культуре и\u00a0искусстве', en: 'Experience in culture and art' },
      hint: { ru: 'Если опыта нет, так и\u00a0напишите', en: 'If you have none, just say so' },
      maxLength: 600,
    },
    {
      name: 'volunteerExperience',
      kind: 'long',
      label: { ru: 'Опыт волонтёрства', en: 'Volunteering experience' },
      isOptional: true,
      maxLength: 600,
    },
    {
      name: 'expectations',
      kind: 'long',
      label: { ru: 'Чего вы\u00a0ждёте от\u00a0ярмарки', en: 'What you expect from the fair' },
      maxLength: 600,
    },
  ],
  consent: {
    document: 'consent-application',
    purpose: { ru: 'для рассмотрения заявки волонтёра', en: 'so that my application can be considered' },
  },
  offersNews: true,
  window: edition => ({ closesOn: edition.volunteersUntil }),
  closed: {
    over: {
      ru: 'Набор волонтёров закончен: заявки принимали до\u00a0{volunteersUntil}. Следующая ярмарка\u00a0— {nextFair}.',
      en: 'We are no longer looking for volunteers: applications were taken until {volunteersUntil}. The next fair is {nextFair}.',
    },
    overForGood: {
      ru: 'Набор волонтёров закончен.',
      en: 'We are no longer looking for volunteers.',
    },
  },
  thanks: {
    title: { ru: 'Спасибо!', en: 'Thank you!' },
    text: {
      ru: 'Мы\u00a0получили вашу заявку. Ответим на\u00a0почту в\u00a0течение пяти рабочих дней и\u00a0пригласим на\u00a0встречу.',
      en: 'We have your application. We will reply by e-mail within five working days and invite you to meet us.',
    },
  },
  lander: { form: 'volunteer', templateId: 'portico-volunteer', groups: ['portico_news'] },
  home: '/volunteers/',
}
