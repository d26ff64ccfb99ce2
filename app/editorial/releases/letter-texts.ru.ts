import type { TextsOf } from '../../platform/fill.ts'

const texts = {
  fair: 'Портик',
  where: 'редакция',
  subject: 'Выпуск «{title}» не\u00a0вышел',
  title: 'Выпуск не\u00a0вышел',
  text: 'Выпуск «{title}» должен был выйти {at}. Ничего из\u00a0него на\u00a0сайте не\u00a0появилось: ждут все изменения. Вот что мешает.',
  more: 'Всего препятствий: {count}. Остальные перечислены на\u00a0странице выпуска.',
  open: 'Открыть выпуск',
  foot: 'Вы\u00a0получили это письмо, потому что назначили время этого выпуска.',
} as const

export default texts
export type ReleaseLetterTexts = TextsOf<typeof texts>
