import type { TextsOf } from '../../platform/fill.ts'

/** What the checks before publishing say: a title, and what is behind it. By check and reason. */
const texts = {
  translation: {
    empty: { title: 'Нет перевода', text: 'На\u00a0другом языке текст есть, здесь пусто.' },
    identical: { title: 'Не\u00a0переведено', text: 'Текст слово в\u00a0слово как в\u00a0оригинале.' },
    script: { title: 'Русские буквы в\u00a0английском тексте', text: 'Похоже, кусок остался без перевода.' },
    paragraphs: { title: 'Абзацев не\u00a0поровну', text: 'Здесь {count}, в\u00a0оригинале {wanted}.' },
    fine: { title: 'Переведено всё', text: 'Текстов на\u00a0обоих языках: {count}.' },
  },
  stale: {
    older: {
      title: 'Перевод старше оригинала',
      text: {
        one: '{count}\u00a0абзац. Можно выпустить с\u00a0пометкой.',
        few: '{count}\u00a0абзаца. Можно выпустить с\u00a0пометкой.',
        many: '{count}\u00a0абзацев. Можно выпустить с\u00a0пометкой.',
        other: '{count}\u00a0абзаца. Можно выпустить с\u00a0пометкой.',
      },
    },
  },
  description: {
    empty: { title: 'Нет описания для поиска', text: 'Поисковик покажет случайные слова страницы.' },
    short: {
      title: 'Описание короткое',
      text: {
        one: '{count}\u00a0знак, а\u00a0нужно от\u00a0{least} до\u00a0{most}.',
        few: '{count}\u00a0знака, а\u00a0нужно от\u00a0{least} до\u00a0{most}.',
        many: '{count}\u00a0знаков, а\u00a0нужно от\u00a0{least} до\u00a0{most}.',
        other: '{count}\u00a0знака, а\u00a0нужно от\u00a0{least} до\u00a0{most}.',
      },
    },
    long: {
      title: 'Описание длинное',
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
      title: 'Нет описания картинки',
      text: 'Кому её\u00a0читают вслух, не\u00a0узнает, что на\u00a0ней.',
    },
    fine: { title: 'Картинки описаны', text: 'Всего картинок: {count}.' },
  },
  headings: {
    second: { title: 'Второй заголовок страницы', text: 'Заголовок первого уровня бывает один.' },
    skipped: {
      title: 'Заголовки идут не\u00a0по\u00a0порядку',
      text: 'После уровня {before} сразу уровень {level}.',
    },
    fine: { title: 'Заголовки идут по\u00a0порядку', text: '' },
  },
  links: {
    broken: { title: 'Ссылка никуда не\u00a0ведёт', text: 'Страницы {to} нет.' },
    empty: { title: 'Ссылка без адреса', text: 'Выберите страницу или уберите ссылку.' },
    fine: { title: 'Ссылки живы: {count} из\u00a0{count}', text: '' },
  },
  promises: {
    past: { title: 'Обещание в\u00a0прошлом', text: '«{sentence}»\u00a0— на\u00a0{today} срок прошёл.' },
    year: { title: 'Слова о\u00a0другом годе', text: '«{sentence}»\u00a0— год уже сменился.' },
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
  contrast: {
    low: {
      title: 'Контраст: {ratio}\u00a0:\u00a01',
      text: 'Надпись на\u00a0картинке не\u00a0прочесть, нужно {least}\u00a0:\u00a01.',
    },
    large: {
      title: 'Контраст: {ratio}\u00a0:\u00a01',
      text: 'Хватит для крупной надписи, для остальных нужно {least}\u00a0:\u00a01.',
    },
    fine: { title: 'Контраст: {ratio}\u00a0:\u00a01', text: '' },
  },
  holes: {
    unknown: { title: 'Неизвестное имя в\u00a0скобках', text: 'Сезон не\u00a0знает, что такое {name}.' },
    uneven: {
      title: 'Имя в\u00a0скобках не\u00a0на\u00a0всех языках',
      text: 'Здесь нет {name}, а\u00a0на\u00a0другом языке есть.',
    },
  },
  moments: {
    unknown: { title: 'Неизвестный момент', text: 'В\u00a0календаре сезона нет момента {name}.' },
    broken: { title: 'Развилка записана с\u00a0ошибкой', text: 'Нужно так: [[before момент: до || после]].' },
  },
} as const

export default texts
export type CheckTexts = TextsOf<typeof texts>
