import type { ExhibitorState } from '../../app/exhibitors/states.ts'

export type DemoExhibitor = {
  email: string
  name: string
  state: ExhibitorState
  fields: Record<string, string>
  works: number
}

const agreed = { personalDataAgree: 'on', publicationAgree: 'on' }

/** Invented applicants to the fair of April 2026, in several states of their way. The first is the demo's own member. */
export const demoExhibitors: readonly DemoExhibitor[] = [
  {
    email: 'member@portico.example',
    name: 'Анна Верховская',
    state: 'draft',
    works: 3,
    fields: {
      kind: 'artist',
      nameRu: 'Анна Верховская',
      nameEn: 'Anna Verkhovskaya',
      city: 'Ярославль',
      contactName: 'Анна Верховская',
      email: 'member@portico.example',
      conceptRu:
        'Цикл «Окна во\u00a0двор»: восемь холстов о\u00a0свете, который доходит до\u00a0дна колодца к\u00a0трём часам дня.',
      section: 'painting',
    },
  },
  {
    email: 'loznyak@workshop.example',
    name: 'Роман Лозняк',
    state: 'submitted',
    works: 6,
    fields: {
      ...agreed,
      kind: 'workshop',
      nameRu: 'Бумажный ордер',
      nameEn: 'The Paper Order',
      city: 'Москва',
      links: 'https://paper-order.example',
      contactName: 'Роман Лозняк',
      email: 'loznyak@workshop.example',
      phone: '+7 900 000-12-18',
      conceptRu:
        'Здания, которых никто не\u00a0строил, в\u00a0том порядке, в\u00a0каком чертят настоящие: обмер, план, отмывка, доска.',
      conceptEn:
        'Buildings nobody ever built, in the order in which real ones are drawn: survey, plan, wash, plate.',
      cvRu: 'Мастерская основана в\u00a02016 году. Выставки в\u00a0Москве, Твери и\u00a0Нижнем Новгороде.',
      cvEn: 'The workshop was founded in 2016. Exhibitions in Moscow, Tver and Nizhny Novgorod.',
      section: 'paper',
      standKind: 'corner',
      standArea: '6',
    },
  },
  {
    email: 'desk@kolonnada.example',
    name: 'Лидия Стожар',
    state: 'submitted',
    works: 5,
    fields: {
      ...agreed,
      kind: 'gallery',
      nameRu: 'Галерея «Колоннада на\u00a0Пресне»',
      nameEn: 'Presnya Colonnade Gallery',
      city: 'Москва',
      contactName: 'Лидия Стожар',
      email: 'desk@kolonnada.example',
      phone: '+7 900 000-12-31',
      conceptRu: 'Три скульптора одного двора: бронза, гипс и\u00a0дерево на\u00a0общем постаменте.',
      conceptEn: 'Three sculptors from one courtyard: bronze, plaster and wood on a shared plinth.',
      cvRu: 'Галерея работает с\u00a02009 года, показала сорок выставок.',
      cvEn: 'The gallery has been open since 2009 and has held forty exhibitions.',
      section: 'sculpture',
      standKind: 'island',
      standArea: '12',
    },
  },
  {
    email: 'school@risunok.example',
    name: 'Игорь Мальцов',
    state: 'in-review',
    works: 5,
    fields: {
      ...agreed,
      kind: 'school',
      nameRu: 'Школа рисунка на\u00a0Заречной',
      nameEn: 'Zarechnaya School of Drawing',
      city: 'Тула',
      contactName: 'Игорь Мальцов',
      email: 'school@risunok.example',
      phone: '+7 900 000-12-44',
      conceptRu: 'Один натюрморт глазами двенадцати учеников, от\u00a0первого года до\u00a0последнего.',
      conceptEn: 'One still life seen by twelve students, from the first year to the last.',
      cvRu: 'Школа существует с\u00a01998 года, в\u00a0ней учатся сто двадцать человек.',
      cvEn: 'The school has existed since 1998 and has a hundred and twenty students.',
      section: 'schools',
      standArea: '9',
    },
  },
  {
    email: 'books@verstka.example',
    name: 'Полина Ржевкина',
    state: 'withdrawn',
    works: 5,
    fields: {
      ...agreed,
      kind: 'publisher',
      nameRu: 'Издательство «Вёрстка»',
      nameEn: 'Verstka Publishing',
      city: 'Санкт-Петербург',
      contactName: 'Полина Ржевкина',
      email: 'books@verstka.example',
      phone: '+7 900 000-12-57',
      conceptRu: 'Книги художников, набранные вручную, и\u00a0доски, с\u00a0которых они напечатаны.',
      conceptEn: 'Artists’ books set by hand, and the blocks they were printed from.',
      cvRu: 'Двадцать две книги за\u00a0десять лет.',
      cvEn: 'Twenty-two books in ten years.',
      section: 'book',
      standArea: '4',
    },
  },
]

export const demoWorks: readonly { picture: string; fields: Record<string, string> }[] = [
  {
    picture: 'work-001.jpg',
    fields: {
      titleRu: 'Урок: куб, шар, амфора',
      titleEn: 'Lesson: Cube, Sphere, Amphora',
      artist: 'Анна Велигор',
      year: '2021',
      mediumRu: 'гравюра резцом на\u00a0меди',
      mediumEn: 'copper engraving',
      dimensions: '48\u00a0×\u00a038',
      price: '40-60',
      altRu: 'Гипсовые куб, шар и\u00a0амфора на\u00a0столе перед складками ткани.',
      altEn: 'A plaster cube, a sphere and an amphora on a table in front of folds of cloth.',
    },
  },
  {
    picture: 'work-002.jpg',
    fields: {
      titleRu: 'Пять правильных вопросов',
      titleEn: 'Five Right Questions',
      artist: 'Анна Велигор',
      year: '2022',
      mediumRu: 'гравюра резцом на\u00a0меди',
      mediumEn: 'copper engraving',
      dimensions: '36\u00a0×\u00a045',
      price: '40-60',
      altRu: 'Пять предметов в\u00a0ряд, у\u00a0каждого своя тень.',
      altEn: 'Five objects in a row, each with a shadow of its own.',
    },
  },
  {
    picture: 'work-005.jpg',
    fields: {
      titleRu: 'Проект выставочного храма',
      titleEn: 'Project for an Exhibition Temple',
      artist: 'Лев Овсяник',
      year: '2023',
      mediumRu: 'бумага, тушь, отмывка',
      mediumEn: 'ink and wash on paper',
      dimensions: '67\u00a0×\u00a084',
      price: '100-200',
      altRu: 'Чертёж здания с\u00a0колоннами в\u00a0перспективе.',
      altEn: 'A drawing of a columned building in perspective.',
    },
  },
  {
    picture: 'work-007.jpg',
    fields: {
      titleRu: 'Северная галерея',
      titleEn: 'The North Gallery',
      artist: 'Лев Овсяник',
      year: '2024',
      mediumRu: 'бумага, тушь',
      mediumEn: 'ink on paper',
      dimensions: '60\u00a0×\u00a075',
      price: '60-100',
      altRu: 'Длинный зал, свет падает слева.',
      altEn: 'A long hall lit from the left.',
    },
  },
  {
    picture: 'work-009.jpg',
    fields: {
      titleRu: 'Анфилада с\u00a0колоннами',
      titleEn: 'Enfilade with Columns',
      artist: 'Лев Овсяник',
      year: '2024',
      mediumRu: 'офорт',
      mediumEn: 'etching',
      dimensions: '75\u00a0×\u00a056',
      price: '60-100',
      altRu: 'Двери открываются одна за\u00a0другой, между ними колонны.',
      altEn: 'Doors open one behind another, with columns between them.',
    },
  },
  {
    picture: 'work-012.jpg',
    fields: {
      titleRu: 'Три моста',
      titleEn: 'Three Bridges',
      artist: 'Анна Велигор',
      year: '2025',
      mediumRu: 'линогравюра',
      mediumEn: 'linocut',
      dimensions: '70\u00a0×\u00a052',
      price: 'to-40',
      altRu: 'Три моста над одной рекой, снятые сверху.',
      altEn: 'Three bridges over one river, seen from above.',
    },
  },
]
