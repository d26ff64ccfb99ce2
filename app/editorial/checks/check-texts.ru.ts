import type { TextsOf } from '../../platform/fill.ts'

/** What the checks before publishing say: a title, and what is behind it. By check and reason. */
const texts = {
  translation: {
    empty: { title: 'Нет перевода', text: 'На\u00a0другом языке текст есть, здесь пусто.' },
    identical: { title: 'Не\u00a0переведено', text: 'Текст слово в\u00a0слово как в\u00a0оригинале.' },
    script: {
      title: 'Русские буквы в\u00a0английском тексте',
      text: 'Похоже, часть текста осталась без перевода.',
    },
    paragraphs: { title: 'Разное число абзацев', text: 'Здесь {count}, в\u00a0оригинале {wanted}.' },
    fine: { title: 'Переведено всё', text: 'Текстов на\u00a0обоих языках: {count}.' },
  },
  stale: {
    older: {
      title: 'Перевод старше оригинала',
      text: {
        one: '{count}\u00a0абзац. Можно опубликовать с\u00a0замечанием.',
        few: '{count}\u00a0абзаца. Можно опубликовать с\u00a0замечанием.',
        many: '{count}\u00a0абзацев. Можно опубликовать с\u00a0замечанием.',
        other: '{count}\u00a0абзаца. Можно опубликовать с\u00a0замечанием.',
      },
    },
  },
  description: {
    empty: { title: 'Нет описания для поиска', text: 'Поисковик покажет случайные фразы со\u00a0страницы.' },
    short: {
      title: 'Описание слишком короткое',
      text: {
        one: '{count}\u00a0знак, а\u00a0нужно от\u00a0{least} до\u00a0{most}.',
        few: '{count}\u00a0знака, а\u00a0нужно от\u00a0{least} до\u00a0{most}.',
        many: '{count}\u00a0знаков, а\u00a0нужно от\u00a0{least} до\u00a0{most}.',
        other: '{count}\u00a0знака, а\u00a0нужно от\u00a0{least} до\u00a0{most}.',
      },
    },
    long: {
      title: 'Описание слишком длинное',
      text: {
        one: '{count}\u00a0знак. Поисковик покажет первые {most}.',
        few: '{count}\u00a0знака. Поисковик покажет первые {most}.',
        many: '{count}\u00a0знаков. Поисковик покажет первые {most}.',
        other: '{count}\u00a0знака. Поисковик покажет первые {most}.',
      },
    },
    fine: {
      title: {
        one: 'Описание: {count}\u00a0знак из\u00a0{most}',
        few: 'Описание: {count}\u00a0знака из\u00a0{most}',
        many: 'Описание: {count}\u00a0знаков из\u00a0{most}',
        other: 'Описание: {count}\u00a0знака из\u00a0{most}',
      },
      text: '',
    },
  },
  alt: {
    missing: {
      title: 'Нет описания изображения',
      text: 'Те, кому страницу читают вслух, не\u00a0узнают, что на\u00a0нём.',
    },
    fine: { title: 'Изображения описаны', text: 'Всего изображений: {count}.' },
  },
  rights: {
    ended: {
      title: 'Права на\u00a0изображение истекли',
      text: 'Показывать его можно было до\u00a0{until}. Замените его или продлите права в\u00a0библиотеке.',
    },
    ending: {
      title: 'Права на\u00a0изображение скоро истекут',
      text: 'Показывать его можно до\u00a0{until}.',
    },
  },
  headings: {
    second: { title: 'Второй заголовок страницы', text: 'Заголовок первого уровня должен быть один.' },
    skipped: {
      title: 'Заголовки идут не\u00a0по\u00a0порядку',
      text: 'После уровня {before} сразу уровень {level}.',
    },
    fine: { title: 'Заголовки идут по\u00a0порядку', text: '' },
  },
  links: {
    broken: { title: 'Ссылка никуда не\u00a0ведёт', text: 'Страницы {to} нет.' },
    moved: {
      title: 'Ссылка на\u00a0прежний адрес',
      text: 'С\u00a0{to} переводит на\u00a0{now}: лучше вести сразу туда.',
    },
    ours: { title: 'Ссылка не\u00a0для посетителей', text: 'Адрес {to} открывается не\u00a0всем.' },
    empty: { title: 'Ссылка без адреса', text: 'Выберите страницу или уберите ссылку.' },
    fine: { title: 'Ссылки работают: {count} из\u00a0{count}', text: '' },
  },
  promises: {
    past: { title: 'Обещанный срок прошёл', text: '«{sentence}»\u00a0— на\u00a0{today} срок прошёл.' },
    year: { title: 'Упомянут другой год', text: '«{sentence}»\u00a0— год уже сменился.' },
    fine: { title: 'Обещания в\u00a0силе', text: 'На\u00a0{today}.' },
  },
  typography: {
    unset: {
      title: {
        one: 'Типографика: {count}\u00a0знак не\u00a0на\u00a0месте',
        few: 'Типографика: {count}\u00a0знака не\u00a0на\u00a0месте',
        many: 'Типографика: {count}\u00a0знаков не\u00a0на\u00a0месте',
        other: 'Типографика: {count}\u00a0знака не\u00a0на\u00a0месте',
      },
      text: 'Например: «{around}».',
    },
    fine: { title: 'Типографика в\u00a0порядке', text: '' },
  },
  spelling: {
    unknown: {
      title: {
        one: 'Проверьте {count}\u00a0слово',
        few: 'Проверьте {count}\u00a0слова',
        many: 'Проверьте {count}\u00a0слов',
        other: 'Проверьте {count}\u00a0слова',
      },
      text: 'Ни\u00a0в\u00a0словаре, ни\u00a0на\u00a0сайте такого нет: {words}. Если всё верно, публикуйте.',
    },
    fine: { title: 'Орфография проверена', text: 'Слов: {count}.' },
  },
  contrast: {
    low: {
      title: 'Контраст: {ratio}\u00a0:\u00a01',
      text: 'Изображение почти сливается с\u00a0тёмной стеной, заметно оно с\u00a0{least}\u00a0:\u00a01. Если так и\u00a0задумано, публикуйте.',
    },
    fine: { title: 'Контраст: {ratio}\u00a0:\u00a01', text: '' },
  },
  holes: {
    unknown: { title: 'Неизвестное имя в\u00a0фигурных скобках', text: 'В\u00a0данных сезона нет {name}.' },
    uneven: {
      title: 'Имя в\u00a0фигурных скобках не\u00a0на\u00a0всех языках',
      text: 'Здесь нет {name}, а\u00a0на\u00a0другом языке есть.',
    },
  },
  moments: {
    unknown: { title: 'Неизвестный момент', text: 'В\u00a0календаре сезона нет момента {name}.' },
    broken: {
      title: 'Текст со\u00a0сменой по\u00a0времени записан с\u00a0ошибкой',
      text: 'Запишите так: [[before момент: до || после]].',
    },
  },
  showing: {
    over: {
      title: 'Срок показа прошёл',
      text: 'Показ закончился {until}: этого никто не\u00a0увидит. Продлите срок или оставьте в\u00a0черновиках.',
    },
    'after-fair': {
      title: 'Останется после ярмарки',
      text: 'Показ закончится {until}, когда ярмарка уже закроется.',
    },
  },
} as const

export default texts
export type CheckTexts = TextsOf<typeof texts>
