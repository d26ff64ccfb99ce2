import type { FormDescription } from '../description.ts'
import {
  email,
  firstName,
  lastName,
  organisation,
  phone,
  position,
  presentationUrl,
  website,
} from './shared-fields.ts'

export const partner: FormDescription = {
  id: 'partner',
  version: 1,
  title: { ru: 'Заявка партнёра', en: 'Partner application' },
  lead: {
    ru: 'Ответим в\u00a0течение трёх рабочих дней и\u00a0договоримся о\u00a0разговоре. Все поля обязательны, если не\u00a0указано иное.',
    en: 'We reply within three working days and arrange to talk. Every field is required unless it says otherwise.',
  },
  button: { ru: 'Отправить заявку', en: 'Send application' },
  fields: [
    firstName,
    lastName,
    organisation,
    position,
    email,
    phone,
    website,
    presentationUrl,
    {
      name: 'partnership',
      kind: 'select',
      label: { ru: 'Что вам ближе', en: 'What suits you best' },
      isWide: true,
      options: [
        { value: 'whole', label: { ru: 'Поддержать ярмарку целиком', en: 'To support the fair as a whole' } },
        {
          value: 'task',
          label: { ru: 'Взять на\u00a0себя одно большое дело', en: 'To take on one large task' },
        },
        {
          value: 'knowledge',
          label: { ru: 'Помочь знаниями, вещами, людьми', en: 'To help with knowledge, objects, people' },
        },
        {
          value: 'teaching',
          label: { ru: 'Вести занятия, прислать студентов', en: 'To teach classes, to send students' },
        },
        {
          value: 'publicity',
          label: { ru: 'Рассказать о\u00a0ярмарке', en: 'To tell people about the fair' },
        },
        {
          value: 'equipment',
          label: { ru: 'Свет, звук, связь, печать', en: 'Light, sound, network, printing' },
        },
        { value: 'unsure', label: { ru: 'Пока не\u00a0знаю', en: 'I do not know yet' } },
      ],
    },
    {
      name: 'partnerReasons',
      kind: 'long',
      label: { ru: 'Почему вы\u00a0хотите стать партнёром', en: 'Why you would like to be a partner' },
      hint: { ru: 'Двух-трёх предложений достаточно', en: 'Two or three sentences will do' },
      maxLength: 1_000,
    },
  ],
  consent: {
    document: 'consent-application',
    purpose: { ru: 'для рассмотрения заявки партнёра', en: 'so that my application can be considered' },
  },
  offersNews: true,
  thanks: {
    title: { ru: 'Спасибо!', en: 'Thank you!' },
    text: {
      ru: 'Мы\u00a0получили вашу заявку. Напишем или позвоним в\u00a0течение трёх рабочих дней и\u00a0договоримся, где встретиться.',
      en: 'We have your application. We will write or ring within three working days and settle where to meet.',
    },
  },
  lander: { form: 'partner', templateId: 'portico-partner', groups: ['portico_news'] },
  home: '/become-a-partner/',
}
