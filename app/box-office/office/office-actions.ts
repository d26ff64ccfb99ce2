import type { OfficeAction } from '../../office/search/office-action.ts'

export const boxOfficeActions: readonly OfficeAction[] = [
  {
    to: '/office/invitations/#new-kind',
    label: { ru: 'Выпустить приглашение', en: 'Issue an invitation' },
    words: { ru: 'новый код гость vip премиум создать', en: 'new code guest vip premium create' },
  },
  {
    to: '/office/reconciliation/',
    label: {
      ru: 'Сверить учёт с\u00a0платёжным сервисом',
      en: 'Check the records against the payment service',
    },
    words: { ru: 'шлюз расхождения', en: 'gateway differences' },
  },
  {
    to: '/office/departures/',
    label: { ru: 'Изменить число мест или отменить сеанс', en: 'Change places or call off a departure' },
    words: { ru: 'экскурсия мастер-класс день', en: 'tour master class day' },
  },
  {
    to: '/office/fair/',
    label: { ru: 'Отменить или перенести ярмарку', en: 'Call off or postpone the fair' },
  },
]
