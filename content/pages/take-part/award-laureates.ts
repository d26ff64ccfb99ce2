import type { PageRecord } from '../../types.ts'

export default {
  key: 'award-laureates',
  title: { ru: 'Лауреаты премии', en: 'Winners of the award' },
  lead: {
    ru: 'Книги, после которых в искусстве видно больше, чем прежде. Обложки прошлых лет показаны в одном масштабе.',
    en: 'Books after which one can see more in art than before. The covers of earlier years are shown to one scale.',
  },
  description: {
    ru: 'Лауреаты премии «Слово об искусстве» по годам: исследования, дебюты, монографии о мастерах, учебные книги и приз жюри ярмарки «Портик».',
    en: 'Winners of the Word on Art award year by year: research, debuts, monographs on masters, textbooks and the jury prize of the Portico fair.',
  },
  blocks: [
    {
      kind: 'laureates',
      year: 2024,
      items: [
        {
          prize: { ru: 'Исследование', en: 'Research' },
          reason: {
            ru: 'За то, что краска в этой книге говорит раньше художника.',
            en: 'For letting the pigment speak before the painter does.',
          },
          book: {
            author: { ru: 'Нина Колосова', en: 'Nina Kolosova' },
            title: {
              ru: 'Белила и сажа: материалы русской рисовальной школы',
              en: 'White and Soot: Materials of the Russian Drawing School',
            },
            city: { ru: 'Москва', en: 'Moscow' },
            publisher: { ru: 'Архив рисунка', en: 'Arkhiv Risunka' },
            year: 2023,
            heightCm: 24,
            widthCm: 17,
            look: 0,
          },
        },
        {
          prize: { ru: 'Дебют', en: 'Debut' },
          reason: {
            ru: 'За восемь слоёв одной стены, прочитанных как летопись.',
            en: 'For eight layers of one wall, read as a chronicle.',
          },
          book: {
            author: { ru: 'Артём Гусев', en: 'Artyom Gusev' },
            title: { ru: 'Обои усадьбы', en: 'The Wallpapers of a Country House' },
            city: { ru: 'Ярославль', en: 'Yaroslavl' },
            publisher: { ru: 'Верхний берег', en: 'Verkhny Bereg' },
            year: 2024,
            heightCm: 21,
            widthCm: 15,
            look: 1,
          },
        },
        {
          prize: { ru: 'Монография о мастере', en: 'Monograph on a master' },
          reason: {
            ru: 'За мастерскую, восстановленную по следам инструмента.',
            en: 'For a workshop restored from the marks of its tools.',
          },
          book: {
            author: { ru: 'Елена Макарова', en: 'Yelena Makarova' },
            title: { ru: 'Резчик Пётр Лапин и его ученики', en: 'The Carver Pyotr Lapin and His Pupils' },
            city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
            publisher: { ru: 'Левое поле', en: 'Left Margin' },
            year: 2022,
            heightCm: 26,
            widthCm: 19,
            look: 2,
          },
        },
        {
          prize: { ru: 'Учебная книга', en: 'Textbook' },
          reason: {
            ru: 'За курс, который начинается с окна, а не с чертежа.',
            en: 'For a course that begins at the window, not at the drawing board.',
          },
          book: {
            author: { ru: 'Игорь Фомин', en: 'Igor Fomin' },
            title: { ru: 'Перспектива без линейки', en: 'Perspective without a Ruler' },
            city: { ru: 'Иркутск', en: 'Irkutsk' },
            publisher: { ru: 'Учебная полка', en: 'Study Shelf' },
            year: 2023,
            heightCm: 24,
            widthCm: 18,
            look: 3,
          },
        },
        {
          prize: { ru: 'Приз жюри', en: 'Jury prize' },
          reason: { ru: 'Единогласия не было.', en: 'The jurors were not of one mind.' },
        },
      ],
    },
    {
      kind: 'laureates',
      year: 2023,
      items: [
        {
          prize: { ru: 'Исследование', en: 'Research' },
          reason: {
            ru: 'За историю зрения, рассказанную слепками.',
            en: 'For a history of seeing, told by plaster casts.',
          },
          book: {
            author: { ru: 'Ольга Симонова', en: 'Olga Simonova' },
            title: {
              ru: 'Тень от гипса: рисовальные классы и их модели',
              en: 'The Cast’s Shadow: Drawing Classes and Their Models',
            },
            city: { ru: 'Москва', en: 'Moscow' },
            publisher: { ru: 'Архив рисунка', en: 'Arkhiv Risunka' },
            year: 2022,
            heightCm: 24,
            widthCm: 17,
            look: 3,
          },
        },
        {
          prize: { ru: 'Дебют', en: 'Debut' },
          reason: {
            ru: 'За прогулку, после которой город стал выше.',
            en: 'For a walk that made a city taller.',
          },
          book: {
            author: { ru: 'Тимур Ахметов', en: 'Timur Akhmetov' },
            title: { ru: 'Карнизы Казани', en: 'The Cornices of Kazan' },
            city: { ru: 'Казань', en: 'Kazan' },
            publisher: { ru: 'Каменный мост', en: 'Kamenny Most' },
            year: 2023,
            heightCm: 22,
            widthCm: 16,
            look: 4,
          },
        },
        {
          prize: { ru: 'Монография о мастере', en: 'Monograph on a master' },
          reason: {
            ru: 'За каталог, в котором атрибуции спорят честно.',
            en: 'For a catalogue in which attributions argue fairly.',
          },
          book: {
            author: { ru: 'Вера Ильина', en: 'Vera Ilyina' },
            title: { ru: 'Чеканщик Савва Бурмин', en: 'The Chaser Savva Burmin' },
            city: { ru: 'Ярославль', en: 'Yaroslavl' },
            publisher: { ru: 'Верхний берег', en: 'Verkhny Bereg' },
            year: 2021,
            heightCm: 25,
            widthCm: 18,
            look: 2,
          },
        },
        {
          prize: { ru: 'Учебная книга', en: 'Textbook' },
          reason: {
            ru: 'За урок, который можно провести прямо на улице.',
            en: 'For a lesson that can be given in the street.',
          },
          book: {
            author: { ru: 'Павел Седов', en: 'Pavel Sedov' },
            title: { ru: 'Как смотреть на фриз', en: 'How to Look at a Frieze' },
            city: { ru: 'Иркутск', en: 'Irkutsk' },
            publisher: { ru: 'Учебная полка', en: 'Study Shelf' },
            year: 2022,
            heightCm: 20,
            widthCm: 20,
            look: 0,
          },
        },
        {
          prize: { ru: 'Приз жюри', en: 'Jury prize' },
          reason: { ru: 'Вне номинаций, единогласно.', en: 'Outside the categories, by unanimous decision.' },
          book: {
            author: { ru: 'Людмила Хохлова', en: 'Lyudmila Khokhlova' },
            title: { ru: 'Письма из реставрационной мастерской', en: 'Letters from a Conservation Studio' },
            city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
            publisher: { ru: 'Левое поле', en: 'Left Margin' },
            year: 2022,
            heightCm: 21,
            widthCm: 14,
            look: 1,
          },
        },
      ],
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'О премии', en: 'About the award' },
      items: [
        {
          title: { ru: 'Номинации и условия', en: 'Categories and conditions' },
          text: {
            ru: 'За что дают премию и кто может участвовать',
            en: 'What it is given for and who may apply',
          },
          to: '/award/',
        },
        {
          title: { ru: 'Протокол жюри', en: 'Protocol of the jury' },
          text: {
            ru: 'Отпечаток решения и его проверка',
            en: 'The fingerprint of the decision, and how to check it',
          },
          to: '/award/protocol/',
        },
      ],
    },
  ],
} satisfies PageRecord
