import type { TextsOf } from '../platform/fill.ts'

const texts = {
  gallery: 'Просмотр изображений',
  counter: '{number} из\u00a0{count}',
  previous: 'Предыдущее изображение',
  next: 'Следующее изображение',
  zoomIn: 'Увеличить',
  zoomOut: 'Уменьшить',
  closer: 'Рассмотреть ближе',
  play: 'Включить слайд-шоу',
  pause: 'Остановить слайд-шоу',
  fullscreen: 'Открыть на\u00a0весь экран',
  leaveFullscreen: 'Выйти из\u00a0полноэкранного режима',
  close: 'Закрыть',
  all: 'Все изображения',
  show: 'Показать изображение {number} из\u00a0{count}',
  loading: 'Изображение загружается',
  errors: { missing: 'Изображение не\u00a0найдено', failed: 'Изображение не\u00a0загрузилось' },
  marks: { free: 'свободна', held: 'отложена', sold: 'продана' },
  stand: 'Стенд {code}',
  onMap: 'на\u00a0плане',
  save: 'Сохранить',
  saved: 'Сохранена',
  toSaved: 'Мои работы',
  besideFigure: 'рядом с\u00a0фигурой {cm}\u00a0см',
} as const

export type GalleryTexts = TextsOf<typeof texts>
export default texts
