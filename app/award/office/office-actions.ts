import type { OfficeAction } from '../../office/search/office-action.ts'

export const awardActions: readonly OfficeAction[] = [
  {
    to: '/office/award/jury/#spread',
    label: { ru: 'Распределить книги между членами жюри', en: 'Share the books among the jury' },
    words: { ru: 'назначить премия чтение', en: 'assign award reading' },
  },
  {
    to: '/office/award/stage/',
    label: { ru: 'Перейти к\u00a0следующему шагу премии', en: 'Take the award’s next step' },
    words: { ru: 'этап итог объявить', en: 'stage result announce' },
  },
]
