import type { PersonSeed } from './types.ts'

export const expertCouncil: PersonSeed[] = [
  {
    body: 'expert',
    firstName: { ru: 'Пётр', en: 'Pyotr' },
    lastName: { ru: 'Залесов', en: 'Zalesov' },
    position: {
      ru: 'председатель совета, реставратор масляной живописи',
      en: 'chair of the council, restorer of oil painting',
    },
    about: {
      ru: 'Осматривает холсты до развески и составляет для каждого короткую записку о сохранности. Записку получает участник, а по просьбе покупателя — и покупатель.',
      en: 'He inspects canvases before they are hung and writes a short note on the condition of each. The exhibitor receives the note and so, on request, does the buyer.',
    },
    picture: 'people/person-42.jpg',
  },
  {
    body: 'expert',
    firstName: { ru: 'Софья', en: 'Sofya' },
    lastName: { ru: 'Холмовская', en: 'Kholmovskaya' },
    position: { ru: 'эксперт по бумаге', en: 'specialist in paper' },
    about: {
      ru: 'Проверяет, чем закреплён лист под стеклом и выдержит ли он свет выставочного зала. Рисунки на кислом картоне просит перемонтировать до открытия.',
      en: 'She checks how a sheet is held under its glass and whether it will bear the light of an exhibition hall. Drawings on acid board she asks to have remounted before the opening.',
    },
    picture: 'people/person-03.jpg',
  },
  {
    body: 'expert',
    firstName: { ru: 'Тамара', en: 'Tamara' },
    lastName: { ru: 'Шатровина', en: 'Shatrovina' },
    position: { ru: 'эксперт по темперной живописи', en: 'specialist in tempera painting' },
    about: {
      ru: 'Знает левкас на ощупь и позолоту на просвет. Консультирует участников, которые пишут по старым рецептам, и честно говорит, какие из рецептов выдумали позже.',
      en: 'She knows gesso by touch and gilding by the way it takes the light. She advises exhibitors who paint to old recipes, and tells them frankly which of the recipes were made up later.',
    },
    picture: 'people/person-21.jpg',
  },
  {
    body: 'expert',
    firstName: { ru: 'Юлия', en: 'Yulia' },
    lastName: { ru: 'Пустельга-Рим', en: 'Pustelga-Rim' },
    position: { ru: 'эксперт по орнаменту', en: 'specialist in ornament' },
    about: {
      ru: 'По сбившемуся углу меандра отличает руку мастера от трафарета. Читает описания вещей декоративного раздела и вычёркивает слово «украшение», если за ним ничего не стоит.',
      en: 'She can tell a hand from a stencil by a corner where the meander goes wrong. She reads the descriptions in the Applied Art section and strikes out the word “decoration” when there is nothing behind it.',
    },
    picture: 'people/person-29.jpg',
  },
  {
    body: 'expert',
    firstName: { ru: 'Георгий', en: 'Georgy' },
    lastName: { ru: 'Тростник', en: 'Trostnik' },
    position: { ru: 'эксперт по художественному литью', en: 'specialist in art casting' },
    about: {
      ru: 'Полжизни простоял у печи и по шву определяет, сколько частей было в форме. Следит, чтобы на этикетке бронзы стояли номер отливки и полный тираж.',
      en: 'He spent half his life at the furnace and can tell from the seam how many pieces the mould was in. He sees to it that the label of a bronze states the number of the cast and the size of the edition.',
    },
    picture: 'people/person-28.jpg',
  },
  {
    body: 'expert',
    firstName: { ru: 'Вадим', en: 'Vadim' },
    lastName: { ru: 'Ельничий', en: 'Yelnichy' },
    position: { ru: 'эксперт по атрибуции', en: 'specialist in attribution' },
    about: {
      ru: 'Ведёт картотеку подписей и не доверяет ни одной, пока не увидит оборот. На ярмарке отвечает за то, чтобы автор, год и техника на этикетке были подтверждены.',
      en: 'He keeps a card index of signatures and trusts none of them until he has seen the back. At the fair it is his task to make sure that the author, year and technique on a label have been confirmed.',
    },
    picture: 'people/person-38.jpg',
  },
  {
    body: 'expert',
    firstName: { ru: 'Ксения', en: 'Ksenia' },
    lastName: { ru: 'Ручевская', en: 'Ruchevskaya' },
    position: { ru: 'химик-технолог', en: 'materials chemist' },
    about: {
      ru: 'Изучает, как стареют новые краски, и держит на подоконнике лаборатории выкрасы, которым скоро пятнадцать лет. Отвечает участникам на вопрос, что будет с этим цветом дальше.',
      en: 'She studies how new paints grow old, and on the windowsill of her laboratory keeps colour samples that will soon be fifteen. Exhibitors come to her to ask what will become of this colour in time.',
    },
    picture: 'people/person-11.jpg',
  },
  {
    body: 'expert',
    firstName: { ru: 'Таисия', en: 'Taisia' },
    lastName: { ru: 'Ветлужина', en: 'Vetluzhina' },
    position: { ru: 'эксперт по текстилю и керамике', en: 'specialist in textiles and ceramics' },
    about: {
      ru: 'Считает нити на сантиметр и слышит трещину в блюде по звону. До неё декоративное искусство на ярмарках проверяли те же, кто смотрел живопись; теперь у него свой эксперт.',
      en: 'She counts threads to the centimetre and can hear a crack when a dish is struck. It used to be the painting specialists who looked at applied art; now it has one of its own.',
    },
    picture: 'people/person-45.jpg',
  },
  {
    body: 'expert',
    firstName: { ru: 'Арсений', en: 'Arseny' },
    lastName: { ru: 'Толмачник', en: 'Tolmachnik' },
    position: { ru: 'юрист по авторскому праву', en: 'copyright lawyer' },
    about: {
      ru: 'Объясняет художникам договор так, что вопросы заканчиваются раньше, чем страницы. Помогает участникам с правами на репродукции и с документами на вывоз работ.',
      en: 'He explains a contract to artists in such a way that the questions run out before the pages do. He helps exhibitors with reproduction rights and with the papers needed to take works abroad.',
    },
    picture: 'people/person-04.jpg',
  },
]
