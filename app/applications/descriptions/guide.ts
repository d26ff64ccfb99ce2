import type { FormDescription } from '../description.ts'
import {
  education,
  email,
  firstName,
  languages,
  lastName,
  phone,
  socialNetwork,
  visitorDayOptions,
} from './shared-fields.ts'

export const guide: FormDescription = {
  id: 'guide',
  version: 1,
  title: { ru: 'Заявка экскурсовода', en: 'Tour guide application' },
  lead: {
    ru: 'Ответим на\u00a0почту в\u00a0течение пяти рабочих дней. Все поля обязательны, если не\u00a0указано иное.',
    en: 'We reply by e-mail within five working days. Every field is required unless it says otherwise.',
  },
  button: { ru: 'Отправить заявку', en: 'Send application' },
  fields: [
    firstName,
    lastName,
    email,
    phone,
    education,
    {
      ...languages,
      label: { ru: 'Языки экскурсий', en: 'Languages of your tours' },
      example: { ru: 'Русский, английский B2', en: 'Russian, English C1' },
    },
    {
      name: 'cvUrl',
      kind: 'url',
      label: { ru: 'Ссылка на\u00a0резюме', en: 'Link to your CV' },
      hint: { ru: 'Откройте к\u00a0нему доступ по\u00a0ссылке', en: 'Let anyone with the link read it' },
      isOptional: true,
    },
    socialNetwork,
    {
      name: 'tourTypes',
      kind: 'many',
      label: { ru: 'Какие экскурсии готовы вести', en: 'Tours you would lead' },
      options: [
        { value: 'group', label: { ru: 'Групповые', en: 'Group' } },
        { value: 'individual', label: { ru: 'Индивидуальные', en: 'Individual' } },
        { value: 'author', label: { ru: 'Авторские', en: 'Author’s' } },
      ],
    },
    {
      name: 'workingDays',
      kind: 'many',
      label: { ru: 'Удобные дни', en: 'Convenient working days' },
      options: visitorDayOptions,
    },
    {
      name: 'volunteerExperience',
      kind: 'long',
      label: { ru: 'Опыт экскурсий', en: 'Experience of guiding' },
      hint: {
        ru: 'Где, сколько лет и\u00a0кого вы\u00a0водили',
        en: 'Where, for how long and whom you have guided',
      },
      maxLength: 600,
    },
    {
      name: 'topics',
      kind: 'long',
      label: { ru: 'Темы', en: 'Topics' },
      hint: { ru: 'Две-три, каждая в\u00a0одном предложении', en: 'Two or three, a sentence for each' },
      maxLength: 1_000,
    },
  ],
  consent: {
    document: 'consent-application',
    purpose: { ru: 'для рассмотрения заявки экскурсовода', en: 'so that my application can be considered' },
  },
  offersNews: true,
  window: edition => ({ closesOn: edition.guidesUntil }),
  closed: {
    over: {
      ru: 'Набор экскурсоводов закончен: заявки принимали до\u00a0{guidesUntil}. Следующая ярмарка\u00a0— {nextFair}.',
      en: 'We are no longer looking for guides: applications were taken until {guidesUntil}. The next fair is {nextFair}.',
    },
    overForGood: { ru: 'Набор экскурсоводов закончен.', en: 'We are no longer looking for guides.' },
  },
  thanks: {
    title: { ru: 'Спасибо!', en: 'Thank you!' },
    text: {
      ru: 'Мы\u00a0получили вашу заявку. Прочтём темы, ответим на\u00a0почту в\u00a0течение пяти рабочих дней и\u00a0пригласим на\u00a0пробную прогулку.',
      en: 'We have your application. We will read your topics, reply by e-mail within five working days and invite you for a trial walk.',
    },
  },
  lander: { form: 'guide', templateId: 'portico-guide', groups: ['portico_news'] },
  home: '/guides/',
}
