import type { TextsOf } from '../platform/fill.ts'

/** The words of routes. They come with the planner, when somebody first asks for a way. */
const texts = {
  from: 'Откуда',
  to: 'Куда',
  chooseEnd: 'Выберите место',
  stepFree: 'Без ступеней',
  noRoute: 'Такого пути нет: сюда ведут только ступени.',
  sameEnd: 'Вы\u00a0уже здесь: выберите другое место.',
  routeSum: '{metres}, {minutes} шагом',
  tourSum: '{stops}, {metres} пути',
  tourEmpty: 'Чтобы проложить маршрут, отметьте сердечком хотя бы\u00a0один стенд.',
  stops: {
    one: '{count}\u00a0остановка',
    few: '{count}\u00a0остановки',
    other: '{count}\u00a0остановок',
  },
  finish: 'Дойдите до\u00a0места: {name}',
  finishLeft: '{name}\u00a0— слева от\u00a0вас',
  finishRight: '{name}\u00a0— справа от\u00a0вас',
  turn: { straight: 'Прямо', left: 'Налево', right: 'Направо', back: 'Назад' },
  climb: {
    steps: { up: 'Поднимитесь по\u00a0трём ступеням', down: 'Спуститесь по\u00a0трём ступеням' },
    stairs: {
      up: 'Поднимитесь на\u00a0антресоль по\u00a0парадной лестнице',
      down: 'Спуститесь на\u00a0первый ярус по\u00a0парадной лестнице',
    },
    lift: {
      up: 'Поднимитесь на\u00a0антресоль на\u00a0лифте',
      down: 'Спуститесь на\u00a0первый ярус на\u00a0лифте',
    },
  },
  towards: { steps: 'к\u00a0ступеням', stairs: 'к\u00a0лестнице', lift: 'к\u00a0лифту' },
  space: {
    courtyard: { name: 'Двор', into: 'во\u00a0двор' },
    portico: { name: 'Портик', into: 'к\u00a0портику' },
    vestibule: { name: 'Вестибюль', into: 'в\u00a0вестибюль' },
    rotunda: { name: 'Ротонда', into: 'в\u00a0ротонду' },
    leftHall: { name: 'Левый зал', into: 'в\u00a0левый зал' },
    rightHall: { name: 'Правый зал', into: 'в\u00a0правый зал' },
    leftGallery: { name: 'Левая галерея', into: 'в\u00a0левую галерею книги' },
    rightGallery: { name: 'Правая галерея', into: 'в\u00a0правую галерею книги' },
    lectureHall: { name: 'Лекторий', into: 'в\u00a0лекторий' },
    smallStage: { name: 'Малая сцена', into: 'к\u00a0малой сцене' },
    workshops: { name: 'Мастерские', into: 'в\u00a0мастерские' },
    children: { name: 'Детская территория', into: 'на\u00a0детскую территорию' },
    cafe: { name: 'Кафе', into: 'в\u00a0кафе' },
    toiletsLeft: { name: 'Туалеты', into: 'к\u00a0туалетам' },
    toiletsRight: { name: 'Туалеты', into: 'к\u00a0туалетам' },
    toiletsChildren: { name: 'Туалеты', into: 'к\u00a0туалетам' },
    parentRoom: { name: 'Комната матери и\u00a0ребёнка', into: 'в\u00a0комнату матери и\u00a0ребёнка' },
    landing: { name: 'Антресоль', into: 'на\u00a0площадку антресоли' },
    balcony: { name: 'Балкон ротонды', into: 'на\u00a0балкон ротонды' },
    leftWing: { name: 'Левое крыло', into: 'в\u00a0левое крыло' },
    rightWing: { name: 'Правое крыло', into: 'в\u00a0правое крыло' },
    readingRoom: { name: 'Читальня', into: 'в\u00a0читальню' },
    quietRoom: { name: 'Тихая комната', into: 'в\u00a0тихую комнату' },
    pressRoom: { name: 'Комната прессы', into: 'в\u00a0комнату прессы' },
    meetingRoom: { name: 'Переговорная', into: 'в\u00a0переговорную' },
    toiletsUpper: { name: 'Туалет', into: 'к\u00a0туалету' },
  },
} as const

export default texts
export type WalkTexts = TextsOf<typeof texts>
