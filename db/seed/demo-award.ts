import type { Nomination } from '../../app/award/count/award-rule.ts'
import type { ApplicationState } from '../../app/award/way/application-states.ts'

export type DemoBook = {
  author: string
  title: string
  nomination: Nomination
  publisher: string
  year: string
  pages: string
  circulation: string
  novelty: string
  excerpt: string
  /** While applications are open; afterwards all but the declined are admitted. */
  state: ApplicationState
  /** Of its cover: paper, ink, and what is drawn on it. */
  cover: { paper: string; ink: string; drawing: 'waves' | 'rings' | 'dots' | 'frame' | 'steps' }
  /** How good the demo's jury finds it, in half points. */
  worth: number
}

/** Invented books, applicants and jurors of the award. */
export const demoBooks: readonly DemoBook[] = [
  {
    author: 'Нина Кострова',
    title: 'Линия и её сомнения',
    nomination: 'research',
    publisher: 'Контур',
    year: '2024',
    pages: '312',
    circulation: '800',
    novelty:
      'Три датировки исправлены по водяным знакам; наброски впервые прочитаны как ход доказательства, а не как черновики.',
    excerpt:
      'Рисовальщик ошибается не тогда, когда ведёт линию мимо, а тогда, когда перестаёт сомневаться. На листе 1911 года карандаш трижды обходит плечо натурщика, и ни одна из трёх линий не стёрта: ученик оставил учителю весь ход мысли. Мы привыкли читать это как неуверенность. Попробуем прочесть как доказательство.',
    state: 'admitted',
    cover: { paper: '#e9dfca', ink: '#8a3a2b', drawing: 'waves' },
    worth: 18,
  },
  {
    author: 'Пётр Залесов',
    title: 'Бумага помнит воду',
    nomination: 'research',
    publisher: 'Мастерская',
    year: '2024',
    pages: '256',
    circulation: '600',
    novelty: 'История акварели рассказана через бумагу: какие листы выдерживали третью прописку и почему.',
    excerpt:
      'Лист, который намочили до грунта, никогда не станет снова ровным. Реставратор видит это под скользящим светом, художник знал заранее и рассчитывал на волну. В этой главе мы посмотрим на девять акварелей сбоку, а не спереди, и увидим, в каком порядке они сохли и чего художник дожидался.',
    state: 'checked',
    cover: { paper: '#2b3b38', ink: '#d6b25e', drawing: 'steps' },
    worth: 17,
  },
  {
    author: 'Григорий Ветлужин',
    title: 'Свет северного окна',
    nomination: 'research',
    publisher: 'Белый лист',
    year: '2023',
    pages: '288',
    circulation: '500',
    novelty:
      'Мастерские измерены на месте: по высоте окон восстановлено, откуда падал свет на сорока портретах.',
    excerpt:
      'Северное окно хвалят за ровный свет, но ровным он бывает четыре часа в сутки и два месяца в году. Всё остальное время художник пишет против солнца, которого не видно. Я обошёл семнадцать мастерских с рулеткой и люксметром и могу сказать, в каких портретах свет придуман.',
    state: 'submitted',
    cover: { paper: '#b9c3c9', ink: '#27313a', drawing: 'frame' },
    worth: 15,
  },
  {
    author: 'Вера Рослякова',
    title: 'Фриз как дорога',
    nomination: 'research',
    publisher: 'Контур',
    year: '2025',
    pages: '268',
    circulation: '700',
    novelty:
      'Рельефы описаны в том порядке, в каком их видит идущий; показано, что скульпторы на это рассчитывали.',
    excerpt:
      'Фриз нельзя увидеть целиком, его можно только пройти. Фигуры на углу длиннее прочих на ладонь, и снизу это незаметно: скульптор знал, с какой стороны придёт зритель и где он остановится перевести дух. Мы пройдём этот путь медленно, считая шаги, и на сорок втором шаге обернёмся.',
    state: 'submitted',
    cover: { paper: '#d9c7a3', ink: '#4b3526', drawing: 'steps' },
    worth: 16,
  },
  {
    author: 'Софья Курганская',
    title: 'Тушь и пауза',
    nomination: 'debut',
    publisher: 'Белый лист',
    year: '2025',
    pages: '208',
    circulation: '400',
    novelty: 'Впервые прослежено, как перерыв в работе виден на листе: по наплыву туши и повторному нажиму.',
    excerpt:
      'Между двумя мазками проходит время, и тушь его записывает. Там, где кисть остановилась, край линии темнее; там, где рука вернулась, волокно бумаги поднято. По этим следам можно сосчитать паузы, а по паузам понять, о чём художник думал дольше всего.',
    state: 'admitted',
    cover: { paper: '#26324a', ink: '#e8e2d4', drawing: 'rings' },
    worth: 18,
  },
  {
    author: 'Елена Чекановец',
    title: 'Гипс: белая история',
    nomination: 'debut',
    publisher: 'Школа руки',
    year: '2024',
    pages: '224',
    circulation: '500',
    novelty: 'Путь одиннадцати слепков от мастерских до училищ восстановлен по литейным швам и накладным.',
    excerpt:
      'Слепок знают все, кто учился рисовать, и никто не помнит, откуда он взялся. На затылке у него шов, на шве номер, номер ведёт в книгу мастерской, а книга сгорела в 1918 году. Остались накладные железной дороги: гипс ехал малой скоростью и бился реже, чем стекло.',
    state: 'question',
    cover: { paper: '#f1ede4', ink: '#6b6257', drawing: 'dots' },
    worth: 15,
  },
  {
    author: 'Юлия Пустельга-Рим',
    title: 'Стрешина. Камень и шов',
    nomination: 'master',
    publisher: 'Арка',
    year: '2023',
    pages: '384',
    circulation: '900',
    novelty:
      'Полный каталог мозаик, проверенный на стенах: шесть приписанных работ исключены, четыре найдены.',
    excerpt:
      'В каталоге, с которого я начинала, сорок одна мозаика. Девять из них я не нашла, потому что их никогда не было: кто-то переписал эскизы как готовые вещи. Зато на лестнице общежития, под тремя слоями масляной краски, нашлась сорок вторая, и на ней видно, как мастер училась экономить смальту.',
    state: 'admitted',
    cover: { paper: '#6c2a20', ink: '#ead9a8', drawing: 'dots' },
    worth: 19,
  },
  {
    author: 'Олег Белозерский',
    title: 'Мастерская Заозериных',
    nomination: 'master',
    publisher: 'Арка',
    year: '2024',
    pages: '336',
    circulation: '600',
    novelty:
      'Работы отца, сына и внучки разделены по приёму подготовки доски; исправлены две подписи в собраниях.',
    excerpt:
      'Три Заозерина подписывались одинаково и работали в одной комнате с общего стола. Доски они грунтовали по-разному: отец клал левкас в восемь слоёв, сын торопился, внучка вернулась к восьми, но шлифовала пемзой. Этого довольно, чтобы разобрать спор, который тянется шестьдесят лет.',
    state: 'checked',
    cover: { paper: '#394a35', ink: '#e2d7b4', drawing: 'frame' },
    worth: 15,
  },
  {
    author: 'Глеб Темряков',
    title: 'Рисунок с четырёх сторон',
    nomination: 'teaching',
    publisher: 'Школа руки',
    year: '2024',
    pages: '176',
    circulation: '1500',
    novelty:
      'Курс построен так, что по нему можно учиться без преподавателя: к каждому заданию есть проверка.',
    excerpt:
      'Поставьте кувшин и обойдите его. С каждой стороны нарисуйте его за пять минут и не смотрите на предыдущий лист. Когда листов станет четыре, положите их рядом: если это один кувшин, вы умеете видеть; если четыре разных, начните с главы о поперечном сечении и вернитесь сюда через неделю.',
    state: 'admitted',
    cover: { paper: '#cbb98f', ink: '#2f2a22', drawing: 'frame' },
    worth: 18,
  },
  {
    author: 'Зоя Крестовникова',
    title: 'Как смотреть на резьбу',
    nomination: 'teaching',
    publisher: 'Мастерская',
    year: '2023',
    pages: '192',
    circulation: '1000',
    novelty:
      'Читатель учится узнавать инструмент по следу; все примеры можно потрогать в музеях, которые названы.',
    excerpt:
      'Стамеска оставляет плоскость, клюкарза — желобок, а нож — сомнение: он идёт туда, куда пускает волокно. Положите палец на край и ведите вдоль. Если палец дрогнул на каждом сантиметре, резали ножом и спешили. Если не дрогнул ни разу, потом долго шлифовали, и это тоже след.',
    state: 'submitted',
    cover: { paper: '#7a5a3c', ink: '#f0e4cc', drawing: 'waves' },
    worth: 16,
  },
  {
    author: 'Тимур Оленёв',
    title: 'Прогулки по выставкам',
    nomination: 'debut',
    publisher: 'Контур',
    year: '2021',
    pages: '144',
    circulation: '300',
    novelty: 'Сборник заметок о выставках двух сезонов.',
    excerpt:
      'Заметки выходили по пятницам и собраны здесь без изменений. На выставке всегда есть вещь, мимо которой проходят все; я старался останавливаться у неё. Через год многие из этих вещей вернулись в запасники, и заметки остались единственным, что о них сказано за последние полвека.',
    state: 'declined',
    cover: { paper: '#a7a29a', ink: '#1f1d1a', drawing: 'rings' },
    worth: 10,
  },
]

/** The jury of the demo, as the site names it. The first is `juror@`, the second the chair. */
export const demoJurors: readonly { email: string; name: string; strictness: number }[] = [
  { email: 'juror@portico.example', name: 'Анна Велигор', strictness: 0 },
  { email: 'chair@portico.example', name: 'Всеволод Чернолес', strictness: -2 },
  { email: 'dolnik@jury.example', name: 'Алексей Дольник', strictness: 1 },
  { email: 'gzhatin@jury.example', name: 'Борис Гжатин', strictness: -1 },
  { email: 'yarovets@jury.example', name: 'Константин Яровец', strictness: 1 },
  { email: 'sorokodum@jury.example', name: 'Лидия Сорокодум', strictness: -1 },
  { email: 'osokor@jury.example', name: 'Римма Осокор', strictness: 2 },
]
