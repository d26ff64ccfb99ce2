import type { PersonSeed } from './types.ts'

export const team: PersonSeed[] = [
  {
    body: 'team',
    firstName: { ru: 'Алла', en: 'Alla' },
    lastName: { ru: 'Вересень', en: 'Veresen' },
    position: { ru: 'директор ярмарки', en: 'director of the fair' },
    about: {
      ru: 'До «Портика» двадцать лет руководила выставочным отделом областного музея и умеет открыть выставку при неработающем лифте. Утро ярмарки начинает с обхода залов, ещё до включения света.',
      en: 'Before Portico she ran the exhibitions department of a provincial museum for twenty years, and knows how to open a show with the lift out of order. She starts each morning of the fair with a walk through the halls, before the lights go on.',
    },
    picture: 'people/person-15.jpg',
  },
  {
    body: 'team',
    firstName: { ru: 'Денис', en: 'Denis' },
    lastName: { ru: 'Порогин', en: 'Porogin' },
    position: { ru: 'экспоненты и партнёры', en: 'exhibitors and partners' },
    about: {
      ru: 'Ведёт участника от первого письма до вывоза последнего ящика. Помнит, у кого на стенде тяжёлый мрамор, а у кого — листы, которые боятся сквозняка.',
      en: 'He sees every exhibitor through, from the first letter to the last crate out of the door. He remembers whose stand has heavy marble on it and whose has sheets that dislike a draught.',
    },
    picture: 'people/person-10.jpg',
  },
  {
    body: 'team',
    firstName: { ru: 'Полина', en: 'Polina' },
    lastName: { ru: 'Мшанская', en: 'Mshanskaya' },
    position: { ru: 'программа и конвенция', en: 'programme and convention' },
    about: {
      ru: 'Составляет расписание так, чтобы между двумя хорошими лекциями оставалось время дойти. Спикеров просит не показывать больше двадцати изображений — и сама считает.',
      en: 'She draws up the timetable so that there is time to walk between two good lectures. She asks speakers to show no more than twenty images, and counts them herself.',
    },
    picture: 'people/person-23.jpg',
  },
  {
    body: 'team',
    firstName: { ru: 'Матвей', en: 'Matvey' },
    lastName: { ru: 'Горислав', en: 'Gorislav' },
    position: { ru: 'архитектор экспозиции', en: 'exhibition architect' },
    about: {
      ru: 'Придумал, как поставить около 70 стендов под старыми сводами и не закрыть ни одной колонны. Стены ярмарки собираются без единого гвоздя в кладку.',
      en: 'He worked out how to set about 70 stands beneath the old vaults without hiding a single column. The fair’s walls go up without one nail in the masonry.',
    },
    picture: 'people/person-06.jpg',
  },
  {
    body: 'team',
    firstName: { ru: 'Светлана', en: 'Svetlana' },
    lastName: { ru: 'Омутова', en: 'Omutova' },
    position: { ru: 'билеты и посетители', en: 'tickets and visitors' },
    about: {
      ru: 'Отвечает за кассу, вход и всё, о чём посетитель спрашивает в первые пять минут. Проверила, за сколько можно дойти от турникета до ротонды с коляской: три минуты.',
      en: 'She is in charge of the desk, the doors and everything a visitor asks in the first five minutes. She has timed the walk from the turnstile to the rotunda with a pushchair: three minutes.',
    },
    picture: 'people/person-37.jpg',
  },
  {
    body: 'team',
    firstName: { ru: 'Василиса', en: 'Vasilisa' },
    lastName: { ru: 'Купавина', en: 'Kupavina' },
    position: { ru: 'пресс-секретарь', en: 'press officer' },
    about: {
      ru: 'Отвечает журналистам в тот же день и сама провожает съёмочные группы по залам. Из пресс-релизов вычёркивает прилагательные.',
      en: 'She answers journalists the same day and takes camera crews through the halls herself. From press releases she strikes out the adjectives.',
    },
    picture: 'people/person-07.jpg',
  },
  {
    body: 'team',
    firstName: { ru: 'Дина', en: 'Dina' },
    lastName: { ru: 'Заречнева', en: 'Zarechneva' },
    position: { ru: 'детская территория', en: 'children’s area' },
    about: {
      ru: 'Скульптор и вожатая, она точно знает, сколько глины нужно на двадцать человек. Столы для младших подпилила сама, когда увидела, что до них не достают локти.',
      en: 'A sculptor and a summer-camp leader, she knows exactly how much clay twenty people need. The tables for the youngest she sawed down herself on seeing that their elbows did not reach.',
    },
    picture: 'people/person-27.jpg',
  },
  {
    body: 'team',
    firstName: { ru: 'Кирилл', en: 'Kirill' },
    lastName: { ru: 'Остоженец', en: 'Ostozhenets' },
    position: { ru: 'каталог и премия', en: 'catalogue and award' },
    about: {
      ru: 'Редактирует каталог ярмарки, сверяет этикетки и ведёт переписку с соискателями премии. Считает, что размер работы — тоже факт, и перемеряет всё рулеткой.',
      en: 'He edits the fair’s catalogue, checks the labels and corresponds with the applicants for the award. The size of a work, he holds, is a fact like any other, and he goes over everything with a tape measure.',
    },
    picture: 'people/person-36.jpg',
  },
  {
    body: 'team',
    firstName: { ru: 'Никита', en: 'Nikita' },
    lastName: { ru: 'Сухостав', en: 'Sukhostav' },
    position: { ru: 'сайт и навигатор', en: 'website and navigator' },
    about: {
      ru: 'Перенёс план ярмарки в телефон и сам обошёл все стенды с шагомером. Следит, чтобы сайтом могли пользоваться и те, кто читает его на слух.',
      en: 'He put the plan of the fair into the telephone and walked past every stand himself with a pedometer. He makes sure that the site can also be used by those who listen to it.',
    },
    picture: 'people/person-14.jpg',
  },
  {
    body: 'team',
    firstName: { ru: 'Зоя', en: 'Zoya' },
    lastName: { ru: 'Межевая', en: 'Mezhevaya' },
    position: { ru: 'волонтёры и экскурсоводы', en: 'volunteers and guides' },
    about: {
      ru: 'Сама начинала волонтёром в гардеробе и поэтому расписание смен составляет с перерывами на чай. Каждого, кто выходит в зал, учит одному ответу: «Не знаю, но сейчас выясню».',
      en: 'She began as a volunteer in the cloakroom herself, which is why her rota of shifts has tea breaks in it. Everyone who goes out into the halls learns one answer from her: “I don’t know, but I’ll find out.”',
    },
    picture: 'people/person-41.jpg',
  },
]
