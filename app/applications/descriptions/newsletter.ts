import type { FormDescription } from '../description.ts'
import { email } from './shared-fields.ts'

export const newsletter: FormDescription = {
  id: 'newsletter',
  version: 1,
  title: { ru: 'Новости ярмарки', en: 'News of the fair' },
  lead: {
    ru: 'Отписаться можно в\u00a0любую минуту: ссылка есть в\u00a0каждом письме.',
    en: 'You can leave at any moment: there is a link in every letter.',
  },
  button: { ru: 'Подписаться', en: 'Subscribe' },
  fields: [
    {
      ...email,
      hint: { ru: 'Сюда будут приходить письма', en: 'Letters will come to this address' },
      isWide: true,
    },
  ],
  consent: {
    document: 'consent-newsletter',
    purpose: { ru: 'для рассылки новостей ярмарки', en: 'for the fair’s newsletter' },
  },
  offersNews: false,
  thanks: {
    title: { ru: 'Спасибо!', en: 'Thank you!' },
    text: {
      ru: 'Вы\u00a0подписаны. Первое письмо придёт, когда будет что рассказать.',
      en: 'You have subscribed. The first letter will come when there is something to tell.',
    },
  },
  lander: { form: 'newsletter', templateId: 'portico-newsletter', groups: ['portico_news'] },
  home: '/newsletter/',
}
