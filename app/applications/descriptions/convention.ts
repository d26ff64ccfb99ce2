import type { FormDescription } from '../description.ts'
import { email, firstName, lastName, organisation, phone, position } from './shared-fields.ts'

export const convention: FormDescription = {
  id: 'convention',
  version: 1,
  title: { ru: 'Регистрация на\u00a0профессиональный день', en: 'Registration for the professional day' },
  lead: {
    ru: 'Подтверждение придёт на\u00a0почту в\u00a0течение двух рабочих дней. Все поля обязательны.',
    en: 'The confirmation comes by e-mail within two working days. Every field is required.',
  },
  button: { ru: 'Зарегистрироваться', en: 'Register' },
  fields: [
    firstName,
    lastName,
    {
      ...organisation,
      label: { ru: 'Где работаете или учитесь', en: 'Where you work or study' },
    },
    position,
    email,
    phone,
    {
      name: 'occupation',
      kind: 'select',
      label: { ru: 'Чем занимаетесь', en: 'What you do' },
      isWide: true,
      options: [
        { value: 'teacher', label: { ru: 'Преподаю', en: 'I teach' } },
        { value: 'methodist', label: { ru: 'Составляю учебные программы', en: 'I design curricula' } },
        { value: 'student', label: { ru: 'Учусь на\u00a0старшем курсе', en: 'I am a final-year student' } },
        { value: 'museum', label: { ru: 'Работаю в\u00a0музее', en: 'I work in a museum' } },
        { value: 'publisher', label: { ru: 'Издаю книги', en: 'I publish books' } },
        { value: 'restorer', label: { ru: 'Реставрирую', en: 'I am a conservator' } },
      ],
    },
    {
      name: 'topics',
      kind: 'long',
      label: { ru: 'О\u00a0чём хотите поговорить', en: 'What you would like to talk about' },
      maxLength: 600,
    },
  ],
  consent: {
    document: 'consent-application',
    purpose: {
      ru: 'для участия в\u00a0профессиональном дне',
      en: 'so that I can take part in the professional day',
    },
  },
  offersNews: true,
  window: edition => edition.conventionRegistration,
  closed: {
    before: { ru: 'Регистрация скоро откроется', en: 'Registration will open soon' },
    // This one is closed, the next will open: the pair of sentences the fair has always used.
    over: { ru: 'Регистрация закрыта', en: 'Registration will open soon' },
    overForGood: { ru: 'Регистрация закрыта', en: 'Registration closed' },
  },
  thanks: {
    title: { ru: 'Спасибо!', en: 'Thank you!' },
    text: {
      ru: 'Вы\u00a0записаны. Подтверждение с\u00a0часом и\u00a0залом придёт на\u00a0почту в\u00a0течение двух рабочих дней.',
      en: 'You are on the list. The confirmation with the hour and the hall will come by e-mail within two working days.',
    },
  },
  lander: { form: 'convention', templateId: 'portico-convention', groups: ['portico_news'] },
  home: '/convention/',
}
