import type { OfficeAction } from '../../office/search/office-action.ts'

export const staffActions: readonly OfficeAction[] = [
  {
    to: '/office/people/#invite',
    label: { ru: 'Пригласить коллегу', en: 'Invite a colleague' },
    words: { ru: 'новый сотрудник доступ роль добавить', en: 'new staff access role add' },
  },
]
