import type { PersonSeed } from './types.ts'

export const curatorialCouncil: PersonSeed[] = [
  {
    body: 'curatorial',
    firstName: { ru: 'Вера', en: 'Vera' },
    lastName: { ru: 'Рослякова', en: 'Roslyakova' },
    position: { ru: 'председатель совета, куратор ярмарки', en: 'chair of the council, curator of the fair' },
    about: {
      ru: 'Собирает ярмарку как одну выставку с семьюдесятью абзацами. На заседаниях просит показывать работы без подписей и имя называет последним.',
      en: 'She puts the fair together as a single exhibition in seventy paragraphs. At meetings she asks for works to be shown without captions and gives the name last.',
    },
    picture: 'people/person-19.jpg',
  },
  {
    body: 'curatorial',
    firstName: { ru: 'Фёдор', en: 'Fyodor' },
    lastName: { ru: 'Кострец', en: 'Kostrets' },
    position: { ru: 'живописец, профессор', en: 'painter and professor' },
    about: {
      ru: 'Ведёт мастерскую станковой живописи и двадцать лет ставит один и тот же натюрморт, меняя только свет. В совете смотрит раздел «Живопись» и первым делом просит показать холст сбоку.',
      en: 'He runs a studio of easel painting and for twenty years has set up one and the same still life, changing nothing but the light. On the council he looks at the Painting section, and his first request is to see the canvas from the side.',
    },
    picture: 'people/person-02.jpg',
  },
  {
    body: 'curatorial',
    firstName: { ru: 'Елена', en: 'Yelena' },
    lastName: { ru: 'Верстова', en: 'Verstova' },
    position: { ru: 'хранитель слепков', en: 'keeper of casts' },
    about: {
      ru: 'Восемьсот гипсов Музея слепка и модели приучили её к терпению и к обходу вещи кругом. Отвечает за раздел «Скульптура»: работу, у которой продуман только фас, вернёт с вопросом.',
      en: 'The eight hundred plasters of the Museum of Casts and Models have taught her patience and the habit of walking all the way round. She answers for the Sculpture section: a piece that has been thought out only from the front goes back with a question.',
    },
    picture: 'people/person-47.jpg',
  },
  {
    body: 'curatorial',
    firstName: { ru: 'Галина', en: 'Galina' },
    lastName: { ru: 'Полынцева', en: 'Polyntseva' },
    position: { ru: 'хранитель гравюры', en: 'keeper of prints' },
    about: {
      ru: 'Через её руки прошло двенадцать тысяч оттисков, и поздний тираж она узнаёт по нажиму. В разделе «Графика» просит участников указывать номер оттиска, а если его нет — объяснить почему.',
      en: 'Twelve thousand impressions have passed through her hands, and she knows a late printing by its pressure. In the Works on Paper section she asks exhibitors to state the number of the impression or, if there is none, to explain why.',
    },
    picture: 'people/person-05.jpg',
  },
  {
    body: 'curatorial',
    firstName: { ru: 'Егор', en: 'Yegor' },
    lastName: { ru: 'Чекановец', en: 'Chekanovets' },
    position: { ru: 'куратор медальерного собрания', en: 'curator of medals' },
    about: {
      ru: 'Смотрит раздел декоративного искусства и защищает в нём малые вещи. Заявку, по его словам, лучше всего читать с карандашом: нарисованное запоминается точнее прочитанного.',
      en: 'He looks after the Applied Art section and speaks up in it for small things. An application, he says, is best read pencil in hand: what has been drawn is remembered more exactly than what has been read.',
    },
    picture: 'people/person-30.jpg',
  },
  {
    body: 'curatorial',
    firstName: { ru: 'Марина', en: 'Marina' },
    lastName: { ru: 'Листвянко', en: 'Listvyanko' },
    position: { ru: 'куратор школьных выставок', en: 'curator of school exhibitions' },
    about: {
      ru: 'Объехала шестьдесят художественных школ и в каждой просила показать не лучшие работы, а последние. В совете отвечает за раздел «Школы» и за детские стенды.',
      en: 'She has travelled to sixty art schools and in each asked to be shown not the best work but the latest. On the council she is responsible for the Schools section and for the children’s stands.',
    },
    picture: 'people/person-01.jpg',
  },
  {
    body: 'curatorial',
    firstName: { ru: 'Павел', en: 'Pavel' },
    lastName: { ru: 'Дубровец', en: 'Dubrovets' },
    position: { ru: 'куратор раздела «Книга»', en: 'curator of the Book section' },
    about: {
      ru: 'Библиотекарь по первой профессии, он составляет книжные выставки, которые разрешено трогать. Из двух хороших изданий выберет то, которое удобнее держать.',
      en: 'A librarian by first profession, he makes exhibitions of books that one is allowed to touch. Of two good editions he will choose the one that is easier to hold.',
    },
    picture: 'people/person-18.jpg',
  },
]
