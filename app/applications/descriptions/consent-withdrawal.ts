import type { FormDescription } from '../description.ts'
import { email, fullName } from './shared-fields.ts'

export const consentWithdrawal: FormDescription = {
  id: 'consent-withdrawal',
  version: 1,
  title: { ru: 'Отзыв согласия', en: 'Withdrawal of consent' },
  lead: {
    ru: 'Перестанем обрабатывать данные и\u00a0напишем вам об\u00a0этом в\u00a0течение десяти рабочих дней.',
    en: 'We stop processing the data and tell you so within ten working days.',
  },
  button: { ru: 'Отозвать согласие', en: 'Withdraw consent' },
  fields: [
    fullName,
    {
      ...email,
      hint: { ru: 'Тот адрес, который вы\u00a0указывали нам раньше', en: 'The address you gave us before' },
    },
    {
      name: 'withdrawn',
      kind: 'select',
      label: { ru: 'Какое согласие отзываете', en: 'Which consent you withdraw' },
      isWide: true,
      options: [
        { value: 'newsletter', label: { ru: 'На\u00a0рассылку новостей', en: 'To the newsletter' } },
        {
          value: 'application',
          label: { ru: 'На\u00a0обработку заявки или вопроса', en: 'For an application or enquiry' },
        },
        {
          value: 'purchase',
          label: { ru: 'На\u00a0обработку заказа билетов', en: 'For an order of tickets' },
        },
        { value: 'all', label: { ru: 'Все согласия', en: 'All of them' } },
      ],
    },
  ],
  consent: null,
  offersNews: false,
  thanks: {
    title: { ru: 'Согласие отозвано', en: 'Consent withdrawn' },
    text: {
      ru: 'Мы\u00a0получили отзыв. Перестанем обрабатывать данные и\u00a0напишем вам об\u00a0этом в\u00a0течение десяти рабочих дней.',
      en: 'We have your withdrawal. We will stop processing the data and tell you so within ten working days.',
    },
  },
  lander: { form: 'consent-withdrawal', templateId: 'portico-consent-withdrawal', groups: [] },
  home: '/privacy/',
}
