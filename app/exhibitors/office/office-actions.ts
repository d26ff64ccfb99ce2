import type { OfficeAction } from '../../office/search/office-action.ts'

export const exhibitorActions: readonly OfficeAction[] = [
  {
    to: '/office/decisions/assignment/',
    label: { ru: 'Распределить заявки между членами совета', en: 'Share the applications among the council' },
    words: { ru: 'назначить оценки', en: 'assign votes' },
  },
  {
    to: '/office/decisions/',
    label: { ru: 'Разослать ответы совета', en: 'Release the council’s answers' },
    words: { ru: 'решение письмо', en: 'decision letter' },
  },
  {
    to: '/office/equipment/#add',
    label: { ru: 'Добавить оборудование или услугу', en: 'Add equipment or a service' },
    words: { ru: 'новое каталог', en: 'new catalogue' },
  },
]
