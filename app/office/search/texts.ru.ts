import type { TextsOf } from '../../platform/fill.ts'

export type OfficeSearchTexts = TextsOf<typeof texts>

const texts = {
  title: 'Поиск',
  pages: 'Перейти',
  actions: 'Действия',
  all: 'Все найденные: {place}',
  tooShort: 'Введите хотя\u00a0бы два знака.',
  nothing: 'Ничего не\u00a0нашлось',
  nothingHint: 'Проверьте раскладку клавиатуры или наберите часть имени, номера или e-mail.',
} as const

export default texts
