import type { PersonSeed } from './types.ts'

export const jury: PersonSeed[] = [
  {
    body: 'jury',
    firstName: { ru: 'Всеволод', en: 'Vsevolod' },
    lastName: { ru: 'Чернолес', en: 'Chernoles' },
    position: { ru: 'председатель жюри, историк живописи', en: 'chair of the jury, historian of painting' },
    about: {
      ru: 'Сорок лет читает курс о композиции и каждую осень начинает его с картины, которой не понимает. Рецензий хвалебных не пишет: хорошую книгу, по его мнению, достаточно пересказать.',
      en: 'For forty years he has taught a course on composition, and every autumn he opens it with a picture he does not understand. He never writes a glowing review: a good book, in his opinion, need only be summarised.',
    },
    picture: 'people/person-34.jpg',
  },
  {
    body: 'jury',
    firstName: { ru: 'Лидия', en: 'Lidia' },
    lastName: { ru: 'Сорокодум', en: 'Sorokodum' },
    position: { ru: 'научный редактор', en: 'scholarly editor' },
    about: {
      ru: 'Подготовила к печати сто тридцать книг по истории искусства и в каждой проверила все сноски. Указатель имён читает раньше введения: по нему видно, с кем автор разговаривал.',
      en: 'She has seen a hundred and thirty books of art history through the press and checked every footnote in them. She reads the index of names before the introduction: it shows whom the author has been talking to.',
    },
    picture: 'people/person-31.jpg',
  },
  {
    body: 'jury',
    firstName: { ru: 'Алексей', en: 'Alexey' },
    lastName: { ru: 'Дольник', en: 'Dolnik' },
    position: { ru: 'член жюри, историк книги', en: 'member of the jury, historian of the book' },
    about: {
      ru: 'Автор шести монографий о том, кто и как читал до нас. В жюри отвечает за аппарат: указатели, примечания, подписи к иллюстрациям.',
      en: 'The author of six monographs on who read before us, and how. On the jury he answers for the apparatus: indexes, notes, captions.',
    },
    picture: 'people/person-08.jpg',
  },
  {
    body: 'jury',
    firstName: { ru: 'Анна', en: 'Anna' },
    lastName: { ru: 'Велигор', en: 'Veligor' },
    position: { ru: 'член жюри, историк рисунка', en: 'member of the jury, historian of drawing' },
    about: {
      ru: 'Преподаёт в Институте истории рисунка и ведёт семинар, на котором один лист рассматривают два часа. От чужой книги ждёт того же: чтобы автор не торопился.',
      en: 'She teaches at the Institute for the History of Drawing and runs a seminar in which one sheet is looked at for two hours. She expects the same of other people’s books: that the author should not hurry.',
    },
    picture: 'people/person-25.jpg',
  },
  {
    body: 'jury',
    firstName: { ru: 'Борис', en: 'Boris' },
    lastName: { ru: 'Гжатин', en: 'Gzhatin' },
    position: { ru: 'историк скульптуры, библиограф', en: 'historian of sculpture, bibliographer' },
    about: {
      ru: 'Составил библиографию русской скульптуры в девяти тетрадях и знает, какие книги в ней так и не были дописаны. Новую монографию начинает читать со списка благодарностей.',
      en: 'He compiled a bibliography of Russian sculpture in nine notebooks and knows which of its books were never finished. A new monograph he begins with the acknowledgements.',
    },
    picture: 'people/person-46.jpg',
  },
  {
    body: 'jury',
    firstName: { ru: 'Римма', en: 'Rimma' },
    lastName: { ru: 'Осокорь', en: 'Osokor' },
    position: { ru: 'художник книги', en: 'book designer' },
    about: {
      ru: 'Сверстала больше двухсот изданий об искусстве и убеждена, что репродукция — такой же довод, как цитата. Смотрит, стоит ли картинка там, где о ней говорят.',
      en: 'She has designed more than two hundred books on art and is convinced that a reproduction is as much of an argument as a quotation. She looks whether the picture stands where it is being discussed.',
    },
    picture: 'people/person-09.jpg',
  },
  {
    body: 'jury',
    firstName: { ru: 'Константин', en: 'Konstantin' },
    lastName: { ru: 'Яровец', en: 'Yarovets' },
    position: { ru: 'искусствовед, лектор', en: 'art historian and lecturer' },
    about: {
      ru: 'Читает лекции там, где музея нет: в районных библиотеках, депо и воинских частях. В жюри отстаивает читателя, который взял книгу об искусстве впервые.',
      en: 'He lectures where there is no museum: in district libraries, engine sheds and barracks. On the jury he speaks for the reader who has picked up a book on art for the first time.',
    },
    picture: 'people/person-40.jpg',
  },
]
