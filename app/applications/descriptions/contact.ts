import type { FormDescription } from '../description.ts'
import { email, fullName, phone } from './shared-fields.ts'

export const contact: FormDescription = {
  id: 'contact',
  version: 1,
  title: { ru: 'Вопрос', en: 'Enquiry' },
  lead: {
    ru: 'Ответим на\u00a0почту в\u00a0течение двух рабочих дней. Все поля обязательны.',
    en: 'We reply by e-mail within two working days. Every field is required.',
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
      ru: 'Мы\u00a0получили ваш вопрос. Ответим на\u00a0почту в\u00a0течение двух рабочих дней.',
      en: 'We have your question and will reply by e-mail within two working days.',
    },
  },
  lander: { form: 'contact', templateId: 'portico-contact', groups: [] },
  home: '/contacts/',
}
