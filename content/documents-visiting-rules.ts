import type { DocumentSeed } from './types.ts'

export const visitingRules: DocumentSeed = {
  slug: 'visiting-rules',
  version: 1,
  validFromDaysBefore: 170,
  title: { ru: 'Правила посещения', en: 'Visiting rules' },
  articles: [
    {
      title: { ru: 'Общие положения', en: 'General provisions' },
      paragraphs: {
        ru: [
          'Правила действуют во всех залах и во дворе выставочного комплекса «Старый Манежный двор» в дни ярмарки «Портик». Билет означает, что посетитель с ними согласен.',
          'Возрастная отметка ярмарки — 6+. У события может быть своя отметка; она указана в программе.',
        ],
        en: [
          'These rules apply in all the halls and in the courtyard of the Old Manège Court exhibition complex on the days of the Portico fair. A ticket signifies that the visitor agrees to them.',
          'The fair carries the age mark 6+. An event may have a mark of its own, which is given in the programme.',
        ],
      },
    },
    {
      title: { ru: 'Часы и вход', en: 'Hours and entry' },
      paragraphs: {
        ru: [
          'Для посетителей ярмарка открыта {visitorDays}, {visitorHours}. Вечер {vipDay}, {vipHours}, — премиальное открытие, вход по билету «Премиум (VIP)».',
          'Билет на один день действует в указанное в нём время входа: до 14:00 или с 14:00. После входа оставаться можно до закрытия. Код на билете считывается один раз, у билета с открытой датой — один раз в каждый из дней; выйти и вернуться в тот же день по нему нельзя.',
          'Главный вход — через портик, три ступени. Вход без ступеней — со двора, слева от портика.',
        ],
        en: [
          'The fair is open to visitors on {visitorDays}, {visitorHours}. The evening of {vipDay}, {vipHours}, is the premium opening, for holders of a Premium (VIP) ticket.',
          'A single-day ticket is valid for the time of entry stated in it: before 14:00 or from 14:00. Once inside you may stay until closing. The code on a ticket is read once; that of an open-date ticket, once on each of the days; it is not possible to leave and come back on the same day.',
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
          'На входе стоят рамки, сумки осматривают. Посетитель, который не согласен на осмотр, в залы не проходит.',
          'Нельзя проносить оружие, острые и колющие предметы, горючее, аэрозоли, пиротехнику, алкоголь, стеклянную посуду, летающие аппараты, самокаты и велосипеды. Лекарства и медицинские приборы проносить можно.',
          'По указанию сотрудников или по сигналу тревоги залы покидают спокойно, ближайшим выходом, оставив вещи на месте. О забытой сумке скажите любому сотруднику и не трогайте её.',
        ],
        en: [
          'There are detector frames at the entrance, and bags are inspected. A visitor who does not agree to inspection is not admitted to the halls.',
          'Weapons, sharp and pointed objects, fuel, aerosols, fireworks, alcohol, glassware, drones, scooters and bicycles may not be brought in. Medicines and medical devices may.',
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
  ],
}
