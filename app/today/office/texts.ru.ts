import type { TextsOf } from '../../platform/fill.ts'

const texts = {
  title: 'Заполненность залов',
  lead: 'Отметьте, насколько заполнен зал: это сразу увидят на\u00a0главной странице. Через полчаса отметка снимается сама.',
  table: 'Залы',
  columns: { hall: 'Зал', said: 'Сейчас отмечено', set: 'Отметить' },
  nothing: 'ничего',
  until: '{level}, до\u00a0{time}',
  levels: { quiet: 'Свободно', busy: 'Людно', 'nearly-full': 'Почти полон' },
  takeBack: 'Убрать',
  done: 'Отмечено.',
  refusals: { 'unknown-hall': 'Такого зала нет.', 'unknown-level': 'Выберите одну из\u00a0трёх отметок.' },
} as const

export default texts
export type LoadTexts = TextsOf<typeof texts>
