import type { DocumentRecord } from '../types.ts'

export default {
  slug: 'visiting-rules',
  version: 2,
  validFromDaysBefore: 40,
  title: { ru: 'Правила посещения', en: 'Visiting rules' },
  articles: [
    {
      title: { ru: 'Общие положения', en: 'General provisions' },
      paragraphs: {
        ru: [
          'Правила действуют во всех залах и во дворе выставочного комплекса «Старый Манежный двор» в дни ярмарки «Портик». Билет означает, что посетитель с ними согласен.',
          'Возрастное ограничение ярмарки — 0+. У события оно может быть своим; тогда оно указано в программе.',
        ],
        en: [
          'These rules apply in all the halls and in the courtyard of the Old Manège Court exhibition complex on the days of the Portico fair. A ticket signifies that the visitor agrees to them.',
          'The age rating of the fair is 0+. An event may have a rating of its own, which is given in the programme.',
        ],
      },
    },
    {
      title: { ru: 'Часы и вход', en: 'Hours and entry' },
      paragraphs: {
        ru: [
          'Для посетителей ярмарка открыта {visitorDays}, {visitorHours}. Вечер {vipDay}, {vipHours}, — вернисаж по приглашениям, вход по билету «Премиум (VIP)».',
          'Билет на один день действует в указанное в нём время входа: до 14:00 или с 14:00. Впускают до самого закрытия; оставаться внутри можно тоже до него. Код на билете считывается один раз, у билета с открытой датой — один раз в каждый из дней; выйти и вернуться в тот же день по нему нельзя.',
          'Главный вход — через портик, три ступени. Вход без ступеней — со двора, слева от портика.',
        ],
        en: [
          'The fair is open to visitors on {visitorDays}, {visitorHours}. The evening of {vipDay}, {vipHours}, is the VIP opening, for holders of a Premium (VIP) ticket.',
          'A single-day ticket is valid for the time of entry stated in it: before 14:00 or from 14:00. Admission continues until closing time, and once inside you may stay until then. The code on a ticket is read once; that of an open-date ticket, once on each of the days; it is not possible to leave and come back on the same day.',
          'The main entrance is through the portico, up three steps. The step-free entrance is from the courtyard, to the left of the portico.',
        ],
      },
    },
    {
      title: { ru: 'Билет и документы', en: 'Ticket and documents' },
      paragraphs: {
        ru: [
          'Билет можно показать с телефона или распечатанным. Детский, льготный и бесплатный билеты действуют вместе с документом, который подтверждает возраст или статус: его предъявляют на стойке при входе.',
          'Дети до 7 лет проходят бесплатно, тоже по билету и с документом о возрасте. Документ смотрят и сразу возвращают; копий не снимают.',
        ],
        en: [
          'A ticket may be shown on a telephone or on paper. Children’s, concession and free tickets are valid together with a document confirming age or status, which is shown at the desk on entry.',
          'Children under 7 come in free, likewise with a ticket and a document showing their age. The document is looked at and given back at once; no copies are made.',
        ],
      },
    },
    {
      title: { ru: 'Осмотр и безопасность', en: 'Inspection and safety' },
      paragraphs: {
        ru: [
          'На входе установлены рамки металлодетекторов, сумки осматривают. Посетитель, который не согласен на осмотр, в залы не проходит.',
          'Нельзя проносить оружие, острые и колющие предметы, легковоспламеняющиеся жидкости, аэрозоли, пиротехнику, алкоголь, стеклянную посуду, беспилотные летательные аппараты (дроны), самокаты и велосипеды. Лекарства и медицинские приборы проносить можно.',
          'По указанию сотрудников или по сигналу тревоги залы покидают спокойно, ближайшим выходом, оставив вещи на месте. О забытой сумке скажите любому сотруднику и не трогайте её.',
        ],
        en: [
          'There are metal detectors at the entrance, and bags are inspected. A visitor who does not agree to inspection is not admitted to the halls.',
          'Weapons, sharp and pointed objects, flammable liquids, aerosols, fireworks, alcohol, glassware, drones, scooters and bicycles may not be brought in. Medicines and medical devices may.',
          'When asked by staff, or when the alarm sounds, leave the halls calmly by the nearest exit, leaving your things where they are. Report a bag left behind to any member of staff and do not touch it.',
        ],
      },
    },
    {
      title: { ru: 'Сумки и гардероб', en: 'Bags and cloakroom' },
      paragraphs: {
        ru: [
          'В зал можно взять одну сумку не больше 40 × 40 × 20 см. Рюкзак снимают с плеч и несут в руке или перед собой. Коляски, кресла, трости и ходунки проходят без ограничений.',
          'Верхнюю одежду, чемоданы, зонты-трости, папки и тубусы сдают в гардероб. Он бесплатный. Деньги, документы и технику держите при себе.',
          'Вещи забирают до закрытия. Забытое хранится у организатора; спросить о нём можно по адресу hello@portik.example.',
        ],
        en: [
          'One bag no larger than 40 × 40 × 20 cm may be taken into the halls. A rucksack is taken off the shoulders and carried in the hand or in front. Pushchairs, wheelchairs, sticks and walking frames are admitted without restriction.',
          'Coats, suitcases, long umbrellas, portfolios and tubes are left in the cloakroom. It is free of charge. Keep money, documents and electronic devices with you.',
          'Things are collected before closing. What is forgotten is kept by the organiser; enquiries may be sent to hello@portik.example.',
        ],
      },
    },
    {
      title: { ru: 'Рядом с работами', en: 'Near the works' },
      paragraphs: {
        ru: [
          'К работам не прикасаются, если участник сам этого не предложил. Расстояние до живописи и графики — вытянутая рука. Опираться на постаменты, витрины и стены стендов нельзя.',
          'Еду и напитки оставляют в кафе. Рисовать в залах можно карандашом и ручкой, не загораживая проход; краски, тушь и фиксаторы сдают в гардероб.',
          'О любом повреждении, даже случайном, сразу скажите участнику или сотруднику.',
        ],
        en: [
          'Works are not touched unless the exhibitor has invited you to do so. Keep an arm’s length from paintings and works on paper. Do not lean on plinths, cases or the walls of stands.',
          'Food and drink stay in the café. You may draw in the halls in pencil or pen, as long as you do not block the way; paints, ink and fixatives go to the cloakroom.',
          'Report any damage, even accidental, to the exhibitor or a member of staff at once.',
        ],
      },
    },
    {
      title: { ru: 'Фото и видео', en: 'Photography and video' },
      paragraphs: {
        ru: [
          'Снимать для себя можно без вспышки, штатива и палки для селфи. Если у работы стоит знак «не снимать», её не снимают. Других посетителей крупным планом снимают с их согласия, детей — с согласия родителей.',
          'Съёмка для прессы, рекламы и учебных работ согласуется заранее по адресу press@portik.example. На ярмарке работают фотографы организатора: общие виды залов нужны для отчёта, сайта и прессы (статья 152.1 Гражданского кодекса Российской Федерации). Портрет посетителя публикуют только с его согласия; тот, кто не хочет попасть в кадр, может сказать об этом фотографу, а снимок попросить убрать по адресу press@portik.example.',
        ],
        en: [
          'You may take pictures for yourself without flash, tripod or selfie stick. A work with a no-photography sign beside it is not photographed. Close shots of other visitors are taken with their consent, of children with their parents’ consent.',
          'Filming for the press, for advertising or for coursework is agreed beforehand at press@portik.example. The organiser’s photographers are at work during the fair: general views of the halls are taken for reports, the site and the press (Article 152.1 of the Civil Code of the Russian Federation). A portrait of a visitor is published only with his or her consent; anyone who does not wish to be in a picture may tell the photographer so, or ask for a picture to be taken down at press@portik.example.',
        ],
      },
    },
    {
      title: { ru: 'Дети', en: 'Children' },
      paragraphs: {
        ru: [
          'Дети до 14 лет посещают ярмарку вместе со взрослым, который за них отвечает. На детской территории взрослый остаётся рядом всё занятие.',
          'Занятия детской территории входят в билет и идут для возрастов 4–6, 7–10 и 11–14 лет. Мест столько, сколько табуретов: на мастер-классы записываются заранее, за свободные столы садятся в порядке прихода.',
          'Потерявшегося ребёнка сотрудники приводят к стойке в вестибюле.',
        ],
        en: [
          'Children under 14 visit the fair with an adult who is responsible for them. In the children’s area the adult stays close by for the whole of the class.',
          'Classes in the children’s area are included in the ticket and are held for ages 4–6, 7–10 and 11–14. There are as many places as there are stools: master classes are booked beforehand, and the open tables are taken in order of arrival.',
          'Staff take a lost child to the desk in the vestibule.',
        ],
      },
    },
    {
      title: { ru: 'Животные и помощники', en: 'Animals and assistance' },
      paragraphs: {
        ru: [
          'Собаки-проводники допускаются во все залы и на все события. С другими животными вход закрыт; в гардероб их не принимают.',
          'Сопровождающий человека с инвалидностью I или II группы проходит бесплатно вместе с ним. Если нужна помощь на входе или в залах, скажите об этом на стойке или напишите заранее на hello@portik.example.',
        ],
        en: [
          'Guide dogs are admitted to all the halls and to all events. Other animals are not admitted, and cannot be left in the cloakroom.',
          'The companion of a person with a group I or II disability comes in free together with that person. If help is needed at the entrance or in the halls, say so at the desk or write beforehand to hello@portik.example.',
        ],
      },
    },
    {
      title: { ru: 'Программа и экскурсии', en: 'Programme and tours' },
      paragraphs: {
        ru: [
          'На лекции, дискуссии, показы и обходы с авторами проходят по входному билету, места занимают в порядке прихода. На мастер-классы и на события профессионального дня нужна регистрация. Опоздавших пускают, если это не помешает остальным.',
          'На экскурсию собираются в вестибюле за пять минут до начала; для неё нужен и входной билет на тот же день. Вести в залах собственную экскурсию для группы можно, только договорившись с организатором.',
          'Телефон на лекциях переводят в беззвучный режим.',
        ],
        en: [
          'Talks, discussions, demonstrations and walk-throughs are open to holders of an entrance ticket, in order of arrival. Master classes and the events of the professional day require registration. Latecomers are let in if this does not disturb the others.',
          'A tour gathers in the vestibule five minutes before it starts; an entrance ticket for the same day is needed as well. Leading a group tour of your own in the halls is possible only by agreement with the organiser.',
          'Telephones are silenced during talks.',
        ],
      },
    },
    {
      title: { ru: 'Покупка и вынос работ', en: 'Buying and taking away works' },
      paragraphs: {
        ru: [
          'Работу покупают у участника, на его стенде; организатор в сделке не участвует. Красная точка у этикетки означает, что работа продана, половина точки — отложена, кольцо — свободна.',
          'Купленное упаковывают на столе упаковки. На выходе предъявляют отметку участника о продаже; без неё работу из залов не выпускают.',
        ],
        en: [
          'A work is bought from the exhibitor, at the stand; the organiser takes no part in the transaction. A red dot on the label means that the work is sold, half a dot that it is held, an open ring that it is available.',
          'Purchases are wrapped at the packing desk. The exhibitor’s note of sale is shown at the exit; without it a work does not leave the halls.',
        ],
      },
    },
    {
      title: { ru: 'Поведение и ответственность', en: 'Conduct and liability' },
      paragraphs: {
        ru: [
          'Нельзя шуметь, курить, в том числе электронные сигареты, бегать, торговать, раздавать рекламу и мешать другим смотреть. Сотрудник вправе сделать замечание, а при повторном нарушении — проводить к выходу; деньги за билет в этом случае не возвращаются.',
          'Тот, кто повредил работу или имущество, возмещает ущерб по закону. За детей отвечают родители или сопровождающие.',
          'Медпункт находится в вестибюле. Если помощь нужна на месте, позовите любого сотрудника.',
          'Правила составлены на русском языке. Английский текст — перевод; при расхождении применяется русский текст.',
        ],
        en: [
          'Please do not make noise, smoke (e-cigarettes included), run, trade, hand out advertising or get in the way of others who are looking. Staff may issue a warning and, if the breach is repeated, show the person to the exit; the price of the ticket is not then refunded.',
          'Whoever damages a work or other property makes good the loss as the law provides. Parents or accompanying adults are responsible for children.',
          'First aid is in the vestibule. If help is needed where you are, call any member of staff.',
          'These rules are drawn up in Russian. The English text is a translation; in case of discrepancy the Russian text prevails.',
        ],
      },
    },
  ],
} satisfies DocumentRecord
