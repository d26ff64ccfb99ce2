import type { FormDescription } from '../description.ts'
import { email, fullName, phone } from './shared-fields.ts'

export const contact: FormDescription = {
  id: 'contact',
  version: 1,
  title: { ru: 'Вопрос', en: 'Enquiry' },
  lead: {
    ru: 'Ответим на\u00a0почту за\u00a0два рабочих дня. Все поля обязательны.',
    en: 'We answer by e-mail within two working days. Every field is required.',
  },
  button: { ru: 'Отправить вопрос', en: 'Send enquiry' },
  fields: [
    { ...fullName, isWide: true },
    email,
    phone,
    {
      name: 'comments',
      kind: 'long',
      label: { ru: 'Ваш вопрос', en: 'Your question' },
      maxLength: 2_000,
    },
  ],
  consent: {
    document: 'consent-application',
    purpose: { ru: 'для ответа на\u00a0мой вопрос', en: 'so that my question can be answered' },
  },
  offersNews: false,
  thanks: {
    title: { ru: 'Спасибо!', en: 'Thank you!' },
    text: {
      ru: 'Вопрос у\u00a0нас. Ответим на\u00a0почту за\u00a0два рабочих дня.',
      en: 'We have your question and will answer by e-mail within two working days.',
    },
  },
  lander: { form: 'contact', templateId: 'portico-contact', groups: [] },
  home: '/contacts/',
}
