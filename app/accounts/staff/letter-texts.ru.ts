import type { TextsOf } from '../../platform/fill.ts'

const texts = {
  fair: 'Портик',
  where: 'сотрудники',
  subject: 'Просьба о\u00a0доступе: {name}, «{title}»',
  title: 'Просьба о\u00a0доступе',
  text: '{name} ({role}) просит открыть раздел «{title}». Роль можно изменить на\u00a0странице сотрудника; пока она прежняя, раздел закрыт.',
  open: 'Открыть страницу сотрудника',
  foot: 'Вы\u00a0получили это письмо, потому что вы\u00a0администратор ярмарки.',
} as const

export default texts
export type AccessLetterTexts = TextsOf<typeof texts>
