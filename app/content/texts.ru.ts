const texts = {
  speakers: 'Спикеры',
  all: 'Все',
  filter: 'Кто выступает',
  alphabet: 'По\u00a0алфавиту',
  letters: 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ',
  roles: {
    artist: 'Художники',
    historian: 'Историки искусства',
    curator: 'Кураторы',
    restorer: 'Реставраторы',
    educator: 'Педагоги',
  },
  shown: {
    one: 'Показан {count}\u00a0спикер',
    few: 'Показаны {count}\u00a0спикера',
    other: 'Показано {count}\u00a0спикеров',
  },
  breadcrumbs: 'Где вы',
  sessions: 'В\u00a0программе',
  events: {
    one: '{count}\u00a0событие',
    few: '{count}\u00a0события',
    other: '{count}\u00a0событий',
  },
  neighbours: 'Другие спикеры',
  previous: 'Предыдущий спикер',
  next: 'Следующий спикер',
  nobody: 'В\u00a0этой роли пока никого нет.',
  showAll: 'Показать всех',
}

export default texts
export type ContentTexts = typeof texts
