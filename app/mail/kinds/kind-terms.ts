import type { Both } from '../../platform/languages.ts'
import type { StaffRole } from '../../platform/person.ts'
import type { variableNames } from '../letter-variables.ts'

/** Whose letters they are: who of staff sees in the office that one went, besides an administrator. */
export const letterRooms = {
  'box-office': { name: { ru: 'Билеты', en: 'Tickets' }, role: 'box-office' },
  requests: { name: { ru: 'Заявки с\u00a0форм', en: 'Form submissions' }, role: 'requests' },
  exhibitors: { name: { ru: 'Экспоненты', en: 'Exhibitors' }, role: 'exhibitors' },
  award: { name: { ru: 'Премия', en: 'Award' }, role: 'award' },
  accounts: { name: { ru: 'Личные кабинеты', en: 'Accounts' }, role: null },
  staff: { name: { ru: 'Сотрудникам', en: 'To staff' }, role: null },
} satisfies Record<string, { name: Both; role: StaffRole | null }>

export type LetterRoom = keyof typeof letterRooms

/** Why a letter cannot be sent again as it was: each reason has its words in `office/texts.*.ts`. */
export type NotAgain = 'order' | 'guest-code' | 'waiting-list' | 'one-time' | 'test'

export type MailKindTerms = {
  name: Both
  room: LetterRoom
  /** What is put into its words, besides the reader's language. */
  variables: readonly (keyof typeof variableNames)[]
  /** Absent: whoever got it may get it once more. */
  notAgain?: NotAgain
  /** Its words themselves hold what opens something: they are shown to nobody. */
  hidesWords?: true
}

export type Variables = MailKindTerms['variables']
