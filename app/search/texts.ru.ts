import type { TextsOf } from '../platform/fill.ts'

const texts = {
  label: 'Что найти на\u00a0сайте',
  submit: 'Найти',
  kinds: {
    page: 'Страницы',
    participant: 'Участники',
    artist: 'Художники',
    work: 'Работы',
    event: 'События',
    speaker: 'Спикеры',
    person: 'Люди ярмарки',
    question: 'Вопросы и\u00a0ответы',
    partner: 'Партнёры',
    release: 'Пресс-релизы',
    'audio-stop': 'Аудиогид',
    document: 'Документы',
  },
  filter: 'Где искать',
  all: 'Всё',
  showAll: 'Показать все {count}',
  found: {
    one: 'Найден {count}\u00a0результат',
    few: 'Найдено {count}\u00a0результата',
    other: 'Найдено {count}\u00a0результатов',
  },
  tooShort: 'Введите хотя\u00a0бы две буквы.',
  quoted: '«{query}»',
  corrected: 'По\u00a0запросу «{query}» ничего нет. Показываем, что нашлось по\u00a0запросу',
  partial: 'Все слова вместе почти не\u00a0встречаются. Вот где есть хотя\u00a0бы одно.',
  nothing: 'По\u00a0запросу «{query}» ничего не\u00a0нашлось.',
  nothingHere: 'Здесь ничего не\u00a0нашлось, но\u00a0есть в\u00a0других разделах.',
  advice: 'Попробуйте слово короче, другое написание имени или код стенда, например C-07.',
  unanswered: 'Сервер не\u00a0отвечает. Проверьте подключение и\u00a0попробуйте ещё раз.',
  note: { stand: 'стенд\u00a0{code}', audioStop: 'остановка\u00a0{number}' },
} as const

export default texts
export type SearchTexts = TextsOf<typeof texts>
