import type { PageRecord } from '../../types.ts'

export default {
  key: 'map',
  title: { ru: 'План ярмарки', en: 'Floor plan' },
  lead: {
    ru: 'Два зала, ротонда между ними и галереи у вестибюля. Всё, что есть на плане, есть и в списке.',
    en: 'Two halls, a rotunda between them, and galleries beside the vestibule. Whatever is on the plan is in the list as well.',
  },
  description: {
    ru: 'План ярмарки «Портик» в Старом Манежном дворе: стенды по разделам, лекторий, мастерские, детская территория, кафе и путь без ступеней.',
    en: 'Floor plan of the Portico fair at the Old Manège Court: stands by section, lecture hall, workshops, children’s area, café and step-free route.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Как найти стенд', en: 'How to find a stand' },
      paragraphs: {
        ru: [
          'Код стенда состоит из буквы раздела и номера: C-07 — графика, седьмой стенд. Живопись и графика занимают левый зал, скульптура — ротонду, декоративное искусство и школы — правый зал, книга — галереи по обе стороны вестибюля.',
          'Выберите стенд на плане или в списке: появятся имя, страница участника и путь от входа. Сердечко кладёт стенд в ваш план, а по отмеченному можно проложить один маршрут.',
          'Вход без ступеней — со двора, слева от портика, рядом с детской территорией. Путь оттуда к стендам, в ротонду, в лекторий и в кафе отмечен на плане точками. Если вам понадобится помощь, напишите или позвоните нам заранее.',
        ],
        en: [
          'A stand’s code is the letter of its section and a number: C-07 is works on paper, stand seven. Painting and works on paper are in the left-hand hall, sculpture is in the rotunda, decorative arts and schools are in the right-hand hall, and books are in the galleries on either side of the vestibule.',
          'Choose a stand on the plan or in the list: its name, the exhibitor’s page and the way from the entrance appear. The heart puts a stand into your plan, and one route can be laid through everything you have marked.',
          'The step-free entrance is from the courtyard, to the left of the portico, beside the children’s area. The step-free route from there to the stands, the rotunda, the lecture hall and the café is dotted on the plan. Should you need help, write or ring us beforehand.',
        ],
      },
    },
  ],
} satisfies PageRecord
