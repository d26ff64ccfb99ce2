import type { OfficeAction } from '../../office/search/office-action.ts'

export const hallActions: readonly OfficeAction[] = [
  {
    to: '/office/halls/',
    label: { ru: 'Отметить, насколько заполнен зал', en: 'Mark how full a hall is' },
    words: { ru: 'свободно людно тесно', en: 'quiet busy crowded' },
  },
]
