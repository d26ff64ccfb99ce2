import type { EventSeed } from './types.ts'

export const eventsOpening: EventSeed[] = [
  {
    slug: 'fair-opening',
    day: 0,
    from: '19:00',
    to: '19:30',
    hall: 'courtyard',
    format: 'ceremony',
    audience: 'everyone',
    languages: ['ru', 'en'],
    ageMark: '6+',
    title: { ru: 'Открытие ярмарки', en: 'Opening of the fair' },
    summary: {
      ru: 'Вместо ленты — первый оттиск: ксилограф Тимофей Бересток печатает во дворе лист, с которого начинается «Портик».',
      en: 'Instead of a ribbon, a first impression: the wood engraver Timofey Berestok prints in the courtyard the sheet with which Portico begins.',
    },
    description: {
      ru: [
        'В каретный двор заедет фургон «Передвижного пресса». Доску с планом здания Бересток вырезал летом; краску накатают при гостях, а за рычаг возьмётся самый младший участник раздела «Школы».',
        'Первый оттиск останется в архиве ярмарки, остальные раздадут тем, кто дождётся, пока просохнет краска. Приветственное слово обещают короткое: не дольше, чем сохнет лист.',
      ],
      en: [
        'The van of the “Travelling Press” will drive into the carriage yard. Berestok cut the block, a plan of the building, over the summer; it will be inked in front of the guests, and the youngest exhibitor in the Schools section will pull the lever.',
        'The first impression goes to the archive of the fair, the rest to anyone prepared to wait for the ink to dry. The welcome speech is promised to be brief: no longer than it takes a sheet to dry.',
      ],
    },
    speakerIds: [18],
    capacity: null,
    priceRoubles: null,
    needsRegistration: false,
  },
  {
    slug: 'first-round',
    day: 0,
    from: '19:40',
    to: '20:20',
    hall: 'rotunda',
    format: 'excursion',
    audience: 'everyone',
    languages: ['ru'],
    ageMark: '6+',
    title: {
      ru: 'Первый обход: что здесь самое светлое',
      en: 'First round: what is the lightest thing here?',
    },
    summary: {
      ru: 'Куратор Вера Рослякова проводит гостей открытия по залам, пока на полу ещё видны метки развески.',
      en: 'The curator Vera Roslyakova takes the opening’s guests through the halls while the hanging marks are still on the floor.',
    },
    description: {
      ru: [
        'Шесть остановок, по одной в каждом разделе, и один вопрос на всех: что здесь самое светлое? Ответ редко совпадает с тем, что бросилось в глаза у входа.',
        'Сбор под куполом ротонды. По дороге Рослякова покажет два места, где соседство работ решили за час до открытия дверей, и объяснит, от чего пришлось отказаться.',
      ],
      en: [
        'Six stops, one in each section, and the same question at all of them: what is the lightest thing here? The answer seldom agrees with whatever caught the eye from the door.',
        'We meet under the dome of the rotunda. On the way Roslyakova will point out two places where the neighbours on the wall were settled an hour before the doors opened, and say what had to be given up.',
      ],
    },
    speakerIds: [5],
    capacity: 40,
    priceRoubles: null,
    needsRegistration: false,
  },
  {
    slug: 'award-ceremony',
    day: 0,
    from: '20:30',
    to: '21:10',
    hall: 'lecture-hall',
    format: 'ceremony',
    audience: 'everyone',
    languages: ['ru'],
    ageMark: '12+',
    title: { ru: '«Слово об искусстве»: вручение премии', en: 'Word on Art: the award ceremony' },
    summary: {
      ru: 'Жюри называет лауреатов пяти номинаций, а историк книги Алексей Дольник читает по абзацу из каждой победившей книги.',
      en: 'The jury names the winners in five categories, and the historian of the book Alexey Dolnik reads a paragraph from each winning title.',
    },
    description: {
      ru: [
        'Имена объявят без долгих вступлений: номинация, книга, автор. После каждого имени прозвучит один абзац — не лучший и не самый красивый, а тот, на котором книгу хочется читать дальше.',
        'Книги короткого списка можно будет взять в руки сразу после церемонии, в галереях у вестибюля. Закладки просим не вынимать: их оставило жюри.',
      ],
      en: [
        'There will be no long preambles: the category, the book, the author. After each name comes a single paragraph – not the best, nor the most handsome, but the one that makes you want to read on.',
        'Straight afterwards the shortlisted books can be handled in the galleries beside the vestibule. Please leave the bookmarks where they are: the jury put them there.',
      ],
    },
    speakerIds: [19],
    capacity: 120,
    priceRoubles: null,
    needsRegistration: false,
  },
  {
    slug: 'opening-concert',
    day: 0,
    from: '21:20',
    to: '22:00',
    hall: 'rotunda',
    format: 'concert',
    audience: 'everyone',
    languages: ['ru', 'en'],
    ageMark: '6+',
    title: { ru: 'Виолончель под куполом', en: 'Cello under the dome' },
    summary: {
      ru: 'Нина Корабейная играет для пустой середины зала: слушатели стоят у колонн, звук собирается в центре.',
      en: 'Nina Korabeynaya plays to the empty middle of the room: the audience stands by the columns, the sound gathers at the centre.',
    },
    description: {
      ru: [
        'Программу Корабейная выбрала летом, когда ротонда была пуста и в ней три секунды держалось эхо. Теперь вдоль стены стоят мрамор и бронза, и каждая вещь забирает свою долю звука: те же две сюиты придётся играть иначе.',
        'Первые четыре минуты просим не фотографировать. Садиться не обязательно, ходить между музыкой и скульптурой можно.',
      ],
      en: [
        'She chose the programme in the summer, when the rotunda was bare and held an echo for three seconds. Now marble and bronze line the wall, and each piece takes its share of the sound: the same two suites will have to be played differently.',
        'No photographs for the first four minutes, please. There is no need to sit, and you are welcome to walk about between the music and the sculpture.',
      ],
    },
    speakerIds: [11],
    capacity: 90,
    priceRoubles: null,
    needsRegistration: false,
  },
]
