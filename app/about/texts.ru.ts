import type { TextsOf } from '../platform/fill.ts'

export type AboutTexts = TextsOf<typeof texts>

const texts = {
  where: 'Где вы',
  none: 'Ярмарка {fairDates} появится здесь на\u00a0следующий день после закрытия.',
  noneYet: 'В\u00a0этом списке пока нет ни\u00a0одной ярмарки.',
  participants: 'Участники',
  programme: 'Программа',
  laureates: 'Лауреаты премии',
  allLaureates: 'Все лауреаты',
  counted: {
    participants: {
      one: '{count}\u00a0участник',
      few: '{count}\u00a0участника',
      many: '{count}\u00a0участников',
      other: '{count}\u00a0участника',
    },
    events: {
      one: '{count}\u00a0событие',
      few: '{count}\u00a0события',
      many: '{count}\u00a0событий',
      other: '{count}\u00a0события',
    },
  },
} as const

export default texts
