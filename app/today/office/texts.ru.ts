import type { TextsOf } from '../../platform/fill.ts'

const texts = {
  title: 'Загрузка залов',
  lead: 'Скажите, сколько в\u00a0зале людей: это сразу увидят на\u00a0главной странице. Через полчаса слово перестаёт действовать само.',
  table: 'Залы',
  columns: { hall: 'Зал', said: 'Сейчас сказано', set: 'Сказать' },
  nothing: 'ничего',
  until: '{level}, до\u00a0{time}',
  levels: { quiet: 'Свободно', busy: 'Людно', 'nearly-full': 'Почти полон' },
  takeBack: 'Убрать',
  done: 'Сказано.',
  refusals: { 'unknown-hall': 'Такого зала нет.', 'unknown-level': 'Выберите одно из\u00a0трёх слов.' },
} as const

export default texts
export type LoadTexts = TextsOf<typeof texts>
