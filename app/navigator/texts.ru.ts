const texts = {
  planTitle: 'План первого яруса',
  planDescription:
    'Слева зал живописи и\u00a0графики, справа зал декоративного искусства и\u00a0школ, между ними ротонда со\u00a0скульптурой. За\u00a0ротондой лекторий, перед ней вестибюль и\u00a0портик с\u00a0главным входом. По\u00a0сторонам вестибюля галереи книги. Всё, что есть на\u00a0плане, перечислено в\u00a0списке.',
  list: 'Разделы и\u00a0залы',
  sections: 'Разделы',
  rooms: 'Залы и\u00a0службы',
  entrances: 'Входы',
  legend: 'Обозначения',
  /** The section's letter is part of every stand's code. */
  section: {
    A: { name: 'Живопись', where: 'левый зал, вдоль стен' },
    B: { name: 'Скульптура', where: 'ротонда' },
    C: { name: 'Графика', where: 'левый зал, середина' },
    D: { name: 'Декоративное искусство', where: 'правый зал, вдоль стен' },
    E: { name: 'Школы', where: 'правый зал, середина' },
    F: { name: 'Книга', where: 'галереи у\u00a0вестибюля' },
  },
  room: {
    rotunda: { name: 'Ротонда', where: 'между залами' },
    lectureHall: { name: 'Лекторий', where: 'за\u00a0ротондой' },
    smallStage: { name: 'Малая сцена', where: 'за\u00a0левым залом' },
    workshops: { name: 'Мастерские', where: 'за\u00a0правым залом' },
    children: { name: 'Детская территория', where: 'перед левым залом' },
    cafe: { name: 'Кафе', where: 'перед правым залом' },
    vestibule: { name: 'Вестибюль', where: 'за\u00a0портиком' },
  },
  entrance: {
    main: { name: 'Главный вход', where: 'через портик, три ступени' },
    courtyard: { name: 'Вход со\u00a0двора', where: 'слева от\u00a0портика, без ступеней' },
  },
  onPlan: {
    main: 'главный вход',
    courtyard: 'вход со\u00a0двора, без ступеней',
    children: ['Детская', 'территория'],
  },
  hatches: {
    plain: 'живопись, скульптура',
    horizontal: 'графика',
    diagonal: 'декоративное искусство',
    vertical: 'школы',
    dots: 'книга',
  },
  stepFree: 'путь без ступеней',
}

export default texts
export type NavigatorTexts = typeof texts
