import type { PageRecord } from '../../types.ts'

export default {
  key: 'navigator',
  title: { ru: 'Навигатор', en: 'Navigator' },
  lead: {
    ru: 'Найдите стенд, событие или ближайший гардероб — или возьмите один из трёх готовых маршрутов.',
    en: 'Find a stand, an event or the nearest cloakroom – or take one of three ready-made routes.',
  },
  description: {
    ru: 'Навигатор ярмарки «Портик»: стенды, мастерские, кафе, гардероб и медпункт. Три маршрута по залам: «За 40 минут», «С ребёнком», «Графика».',
    en: 'Navigator of the Portico fair: stands, workshops, café, cloakroom and first aid. Three routes through the halls: In 40 minutes, With a child, On paper.',
  },
  blocks: [
    {
      kind: 'index',
      title: { ru: 'Что вы ищете?', en: 'What are you looking for?' },
      items: [
        {
          title: { ru: 'Стенды', en: 'Stands' },
          text: {
            ru: 'Два зала, ротонда и галереи: шесть разделов по буквам.',
            en: 'Two halls, the rotunda and the galleries: six sections by letter.',
          },
          to: '/participants/',
        },
        {
          title: { ru: 'Мастерские', en: 'Workshops' },
          text: {
            ru: 'За правым залом. Станки, мольберты, раковина.',
            en: 'Behind the right-hand hall. Presses, easels, a sink.',
          },
          to: '/master-classes/',
        },
        {
          title: { ru: 'Кафе', en: 'Café' },
          text: {
            ru: 'Справа от вестибюля, через книжную галерею. Открыто с утра до восьми вечера.',
            en: 'To the right of the vestibule, through the book gallery. Open until eight in the evening.',
          },
          to: '/navigator/map/#place-cafe',
        },
        {
          title: { ru: 'Гардероб', en: 'Cloakroom' },
          text: {
            ru: 'В вестибюле. Здесь же оставляют зонты и большие сумки.',
            en: 'In the vestibule. Umbrellas and large bags are left here too.',
          },
          to: '/navigator/map/#place-cloakroom',
        },
        {
          title: { ru: 'Туалеты, комната матери и ребёнка', en: 'Toilets, parent and child room' },
          text: {
            ru: 'У вестибюля и рядом с детской территорией. Ступеней по пути нет.',
            en: 'By the vestibule and next to the children’s area. There are no steps on the way.',
          },
          to: '/navigator/map/#place-parent-room',
        },
        {
          title: { ru: 'Медпункт', en: 'First aid' },
          text: {
            ru: 'В вестибюле. Если нужна помощь на месте, позовите любого сотрудника с карточкой.',
            en: 'In the vestibule. If help is needed where you are, call anyone wearing a staff card.',
          },
          to: '/navigator/map/#place-first-aid',
        },
      ],
    },
    {
      kind: 'steps',
      title: { ru: 'За 40 минут', en: 'In 40 minutes' },
      items: [
        {
          title: { ru: 'Ротонда, 8 минут', en: 'The rotunda, 8 minutes' },
          text: {
            ru: 'Из вестибюля — прямо. Обойдите скульптуру один раз по кругу и выберите вещь, к которой хочется вернуться.',
            en: 'Straight on from the vestibule. Walk once round the sculpture and pick the piece you would like to come back to.',
          },
        },
        {
          title: { ru: 'Живопись, 12 минут', en: 'Painting, 12 minutes' },
          text: {
            ru: 'Дверь налево. Идите вдоль стен по часовой стрелке и останавливайтесь не у каждой картины, а у каждой третьей.',
            en: 'The door on the left. Follow the walls clockwise and stop not at every picture but at every third.',
          },
        },
        {
          title: { ru: 'Один лист, 5 минут', en: 'One sheet, 5 minutes' },
          text: {
            ru: 'В середине того же зала — графика. Подойдите к одному листу на длину руки и найдите, где начинается штрих.',
            en: 'Works on paper are in the middle of the same hall. Go up to one sheet, to arm’s length, and find where a line begins.',
          },
        },
        {
          title: { ru: 'Правый зал, 10 минут', en: 'The right-hand hall, 10 minutes' },
          text: {
            ru: 'Через ротонду на другую сторону: мозаика и шпалеры у стен, учебный рисунок посередине.',
            en: 'Across the rotunda to the other side: mosaic and tapestry along the walls, student drawings in the middle.',
          },
        },
        {
          title: { ru: 'Снова ротонда, 5 минут', en: 'The rotunda again, 5 minutes' },
          text: {
            ru: 'Вернитесь к той самой вещи. Выход — через вестибюль, книги по обе стороны.',
            en: 'Go back to that one piece. The way out is through the vestibule, with books on either side.',
          },
        },
      ],
    },
    {
      kind: 'steps',
      title: { ru: 'С ребёнком', en: 'With a child' },
      items: [
        {
          title: { ru: 'Детская территория, 25 минут', en: 'The children’s area, 25 minutes' },
          text: {
            ru: 'Слева от вестибюля, через книжную галерею. Сначала поработать руками: после этого смотреть интереснее.',
            en: 'To the left of the vestibule, through the book gallery. Work with your hands first: looking is better afterwards.',
          },
        },
        {
          title: { ru: 'Найти пять животных, 15 минут', en: 'Find five animals, 15 minutes' },
          text: {
            ru: 'Рыбы, птицы и сова прячутся в мозаике, на блюдах и в книжных знаках. Кто первым нашёл, тот выбирает, куда дальше.',
            en: 'Fish, birds and an owl are hiding in the mosaics, on the dishes and in the bookplates. Whoever finds one first chooses where to go next.',
          },
        },
        {
          title: { ru: 'Ротонда, 10 минут', en: 'The rotunda, 10 minutes' },
          text: {
            ru: 'Обойдите одну скульптуру вместе и сравните, кто что увидел со своей стороны. Руками не трогаем, глазами — сколько угодно.',
            en: 'Walk round one sculpture together and compare what each of you saw from their own side. Hands off; eyes on for as long as you like.',
          },
        },
        {
          title: { ru: 'Кафе, 20 минут', en: 'The café, 20 minutes' },
          text: {
            ru: 'Через правый зал. Самое время нарисовать по памяти то, что понравилось.',
            en: 'Through the right-hand hall. The moment to draw from memory whatever you liked best.',
          },
        },
      ],
    },
    {
      kind: 'steps',
      title: { ru: 'Графика', en: 'On paper' },
      items: [
        {
          title: { ru: 'Книжные галереи, 15 минут', en: 'The book galleries, 15 minutes' },
          text: {
            ru: 'Начните с малого: экслибрис и торцовая гравюра, где вся картина меньше ладони.',
            en: 'Start small, with bookplates and wood engraving, where the whole picture is smaller than your palm.',
          },
        },
        {
          title: { ru: 'Металл, 20 минут', en: 'Metal, 20 minutes' },
          text: {
            ru: 'Левый зал, середина. Сравните три способа сделать темноту: резец, офорт с акватинтой и меццо-тинто.',
            en: 'The left-hand hall, in the middle. Compare three ways of making darkness: the burin, etching with aquatint, and mezzotint.',
          },
        },
        {
          title: { ru: 'Дерево и камень, 15 минут', en: 'Wood and stone, 15 minutes' },
          text: {
            ru: 'Ксилография, линогравюра, литография. Посчитайте, сколько досок или камней понадобилось для одного листа.',
            en: 'Woodcut, linocut, lithograph. Count how many blocks or stones it took to print one sheet.',
          },
        },
        {
          title: { ru: 'Вода и кисть, 10 минут', en: 'Water and brush, 10 minutes' },
          text: {
            ru: 'Акварель и тушь: здесь ничего нельзя исправить, и это видно.',
            en: 'Watercolour and ink: nothing here can be corrected, and it shows.',
          },
        },
        {
          title: { ru: 'Школы, 15 минут', en: 'Schools, 15 minutes' },
          text: {
            ru: 'Правый зал, середина. Сангина, мел, отмывка — то, с чего все предыдущие начинали.',
            en: 'The right-hand hall, in the middle. Sanguine, white chalk, wash: where all the others began.',
          },
        },
      ],
    },
  ],
} satisfies PageRecord
