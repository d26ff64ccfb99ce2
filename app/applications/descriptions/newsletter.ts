import type { FormDescription } from '../description.ts'
import { email } from './shared-fields.ts'

export const newsletter: FormDescription = {
  id: 'newsletter',
  version: 1,
  title: { ru: 'Новости ярмарки', en: 'Newsletter' },
  lead: {
    ru: 'Отписаться можно в\u00a0любую минуту: ссылка есть в\u00a0каждом письме.',
    en: 'You can unsubscribe at any time: there is a link in every e-mail.',
  },
  button: { ru: 'Подписаться', en: 'Subscribe' },
  fields: [
    {
      ...email,
      hint: { ru: 'Сюда будут приходить письма', en: 'We will write to this address' },
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
      en: 'You have subscribed. The first e-mail will come when there is news.',
    },
  },
  lander: { form: 'newsletter', templateId: 'portico-newsletter', groups: ['portico_news'] },
  home: '/newsletter/',
}
