import type { ReleaseRecord } from '../types.ts'

export default {
  slug: 'arkhitektura-zalov',
  daysBefore: 61,
  title: {
    ru: 'Стены, которые не трогают стен: архитектура ярмарки',
    en: 'Walls that leave the walls alone: the architecture of the fair',
  },
  lead: {
    ru: 'Экспозиция «Портика» построена так, чтобы исторические залы остались видны целиком. Ни один стенд не закрывает колонну, ни одна перегородка не касается кладки.',
    en: 'Portico is built so that the historic halls remain visible in full. Not one stand hides a column, and not one partition touches the masonry.',
  },
  body: {
    ru: [
      'Старый Манежный двор строили для лошадей и парадов: два длинных зала, круглая площадка между ними, полукруг за ней. Архитектор экспозиции Матвей Горислав не стал ничего прятать и взял шаг старых колонн за единицу измерения.',
      '«Пролёт между опорами здесь почти шесть метров. Этого хватает на стенд, проход и на то, чтобы отойти от картины, — объясняет он. — Архитектор, который это строил, уже всё рассчитал. Нам оставалось не мешать».',
      'Живопись и графика займут левый зал, декоративное искусство и школы — правый. Скульптура встанет в ротонде, под верхним светом, чтобы её можно было обойти кругом. Книга разместится в галереях по обе стороны вестибюля, а лекторий — в полукруге за ротондой.',
      'Стены собираются на сухих замках. Строительный партнёр «Ростверк» после закрытия разберёт их и увезёт на склад до следующей ярмарки, сверлить кладку не придётся. Свет «Гранулы» для графики приглушён.',
      '«Путь без ступеней мы начертили раньше парадного, — добавляет директор ярмарки Алла Вересень. — Он идёт со двора, слева от портика, и приводит к каждому стенду, в лекторий и в кафе».',
    ],
    en: [
      'The Old Manège Court was built for horses and parades: two long halls, a round arena between them, a semicircle beyond. Matvey Gorislav, the exhibition architect, chose to hide none of it and took the spacing of the old columns as his unit of measure.',
      '“The bay between supports is close to six metres. That is enough for a stand, for a passage, and for stepping back from a picture,” he explains. “The architect who built this had worked everything out already. All we had to do was not get in the way.”',
      'Painting and works on paper will take the left-hand hall, decorative arts and schools the right. Sculpture will stand in the rotunda, under the skylight, where one can walk all the way round it. Books will be in the galleries on either side of the vestibule, and the lecture hall in the semicircle behind the rotunda.',
      'The walls are put together with dry joints. After closing, Rostverk, the construction partner, will take them apart and store them until the next fair; the masonry will not be drilled. Granula’s lighting is turned down for works on paper.',
      '“We drew the step-free route before we drew the grand one,” adds Alla Veresen, director of the fair. “It leads in from the courtyard, to the left of the portico, and reaches every stand, the lecture hall and the café.”',
    ],
  },
  picture: 'views/view-01.jpg',
} satisfies ReleaseRecord
