import type { OfficeAction } from '../../office/search/office-action.ts'

export const editionActions: readonly OfficeAction[] = [
  {
    to: '/office/edition/',
    label: { ru: 'Предложить изменение сезона', en: 'Propose a change of the season' },
    words: { ru: 'дата цена срок часы возврат', en: 'date price deadline hours refund' },
  },
  {
    to: '/office/edition/all/#create',
    label: { ru: 'Создать следующую ярмарку', en: 'Create the next fair' },
    words: { ru: 'новый сезон', en: 'new season' },
  },
]
