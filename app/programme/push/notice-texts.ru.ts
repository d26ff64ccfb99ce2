import type { TextsOf } from '../../platform/fill.ts'

/** What a device shows of a change. */
const texts = {
  title: 'Изменение в\u00a0программе',
  quoted: '«{title}»',
  moved: '{what} теперь в\u00a0{time}, {place}',
  movedToDay: '{what} теперь {day} в\u00a0{time}, {place}',
  cancelled: '{what} не\u00a0состоится',
  back: '{what} снова в\u00a0программе: {day}, {time}, {place}',
} as const

export default texts
export type NoticeTexts = TextsOf<typeof texts>
