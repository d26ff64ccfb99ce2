import type { TextsOf } from '../platform/fill.ts'

const texts = {
  write: 'Написать нам',
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
  breadcrumbs: 'Где вы',
  document: {
    version: 'Редакция {version}, действует с\u00a0{date}',
    contents: 'Статьи',
    print: 'Напечатать',
    otherDocuments: 'Другие документы',
    consentDescription:
      '{title}: полный текст документа ярмарки «Портик» в\u00a0редакции, которая действует с\u00a0{date}. Что разрешаете, на\u00a0какой срок и\u00a0как отозвать.',
  },
  rules: {
    bag: 'Самая большая сумка, с\u00a0которой можно в\u00a0зал',
    bagAlt: 'Сумка в\u00a0аксонометрии, все стороны в\u00a0одном масштабе.',
    centimetres: 'см',
  },
  audio: {
    whole: 'Весь путь\u00a0— {minutes}, если не\u00a0задерживаться.',
    minutes: { one: '{count}\u00a0минута', few: '{count}\u00a0минуты', other: '{count}\u00a0минут' },
    textOnly: 'Этот браузер не\u00a0запустил плеер, поэтому остановка остаётся текстом.',
  },
  press: {
    releases: 'Релизы',
    noReleases: 'Первый релиз ещё не\u00a0вышел.',
    newer: 'Новее',
    older: 'Раньше',
  },
  convention: { day: 'Программа дня' },
  children: { timetable: 'Расписание занятий' },
  way: {
    alt: 'Схема: Старый Манежный двор стоит между Каретной набережной и\u00a0Конюшенным переулком. От\u00a0метро «Каретная» 7\u00a0минут по\u00a0бульвару и\u00a0вдоль воды к\u00a0портику; без ступеней 10\u00a0минут по\u00a0переулку к\u00a0воротам двора. От\u00a0«Манежной слободы» 14\u00a0минут по\u00a0переулку.',
    onFoot: 'Пешком к\u00a0портику',
    stepFree: 'Без ступеней, через двор',
    karetnaya: '«Каретная»',
    sloboda: '«Манежная слобода»',
    place: ['Старый', 'Манежный двор'],
    lane: 'Конюшенный переулок',
    court: 'двор',
    gate: 'ворота',
    embankment: 'Каретная набережная',
    boulevard: 'бульвар',
    minutes: 'мин',
  },
} as const

export default texts
export type ContentTexts = TextsOf<typeof texts>
