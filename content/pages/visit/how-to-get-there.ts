import type { PageRecord } from '../../types.ts'

export default {
  key: 'how-to-get-there',
  title: { ru: 'Как добраться', en: 'How to get there' },
  lead: {
    ru: 'Старый Манежный двор: Москва, Каретная наб., 7. Семь минут пешком от метро «Каретная».',
    en: 'The Old Manège Court, 7 Karetnaya Embankment, Moscow. Seven minutes on foot from Karetnaya metro station.',
  },
  description: {
    ru: 'Как добраться до ярмарки «Портик» в Старом Манежном дворе: метро, автобус, такси, парковка, велосипед и подробный путь без ступеней со двора.',
    en: 'How to reach the Portico fair at the Old Manège Court in Moscow: metro, bus, taxi, parking, bicycle, and the step-free route through the courtyard.',
  },
  blocks: [
    {
      kind: 'index',
      title: { ru: 'Чем ехать', en: 'Ways to come' },
      items: [
        {
          title: { ru: 'Метро', en: 'Metro' },
          text: {
            ru: '«Каретная», второй выход, 7 минут пешком: из дверей направо, по бульвару до набережной и вдоль воды налево, пока не увидите колонны. Запасной путь — «Манежная слобода», 14 минут по Конюшенному переулку.',
            en: 'Karetnaya, exit 2, 7 minutes on foot: turn right out of the doors, follow the boulevard to the embankment, then left along the water until you see the columns. The other way is from Manezhnaya Sloboda, 14 minutes by Konyushenny Lane.',
          },
        },
        {
          title: { ru: 'Автобус', en: 'Bus' },
          text: {
            ru: 'Остановка «Каретная набережная» — прямо у портика. Автобусы м27 и 470, все низкопольные, каждые 8–10 минут.',
            en: 'The Karetnaya Embankment stop is right by the portico. Buses m27 and 470, all low-floor, every 8–10 minutes.',
          },
        },
        {
          title: { ru: 'Такси', en: 'Taxi' },
          text: {
            ru: 'Назовите адрес: Каретная наб., 7, или координаты: 55,75° с. ш., 37,62° в. д. Место для высадки — карман перед портиком, стоять там можно недолго. Если нужен вход без ступеней, просите подъехать к воротам двора со стороны Конюшенного переулка.',
            en: 'Give the address, 7 Karetnaya Embankment, or the coordinates, 55.75° N, 37.62° E. The set-down place is the lay-by in front of the portico; stopping is brief. For the step-free entrance, ask to be driven to the courtyard gate in Konyushenny Lane.',
          },
        },
        {
          title: { ru: 'Парковка', en: 'Parking' },
          text: {
            ru: 'Платные городские места есть вдоль набережной и в переулке; в часы ярмарки их мало. Во дворе могут встать только машины людей с инвалидностью: позвоните накануне, и охрана откроет ворота.',
            en: 'There are paid city spaces along the embankment and in the lane; few are free during the fair. Only the cars of people with disabilities may park in the courtyard: ring us the day before and the guard will open the gate.',
          },
        },
        {
          title: { ru: 'Велосипед', en: 'Bicycle' },
          text: {
            ru: 'Стойки — слева от ступеней портика. По набережной идёт велодорожка.',
            en: 'There are racks to the left of the portico steps. A cycle lane runs along the embankment.',
          },
        },
      ],
    },
    {
      kind: 'steps',
      title: { ru: 'Путь без ступеней', en: 'The step-free route' },
      items: [
        {
          title: { ru: 'От метро', en: 'From the metro' },
          text: {
            ru: 'На «Каретной» лифт поднимает к первому выходу. Отсюда по Конюшенному переулку, по ровному тротуару, около 10 минут: на три минуты дольше, чем по бульвару от второго выхода, зато без лестниц.',
            en: 'At Karetnaya a lift goes up to exit 1. From there take Konyushenny Lane, on an even pavement, for about 10 minutes: three more than by the boulevard from exit 2, but without stairs.',
          },
        },
        {
          title: { ru: 'Ворота', en: 'The gate' },
          text: {
            ru: 'Кованые, зелёные, в середине переулка. Кнопка вызова — справа, на уровне руки сидящего человека.',
            en: 'Wrought iron, green, half-way along the lane. The call button is on the right, within reach of a seated person.',
          },
        },
        {
          title: { ru: 'Двор', en: 'The courtyard' },
          text: {
            ru: 'Через двор ведёт дорожка из гладких плит, по сторонам — булыжник. Дверь слева от портика, у детской территории, открывается автоматически.',
            en: 'Smooth slabs lead across the court, with cobbles on either side. The door, to the left of the portico by the children’s area, opens by itself.',
          },
        },
        {
          title: { ru: 'Внутри', en: 'Inside' },
          text: {
            ru: 'Стенды, ротонда, лекторий и кафе — на одном уровне, без порогов. Путь отмечен точками на плане. Билет проверят здесь же, у входа со двора.',
            en: 'The stands, the rotunda, the lecture hall and the café are on one level, without thresholds. The way is dotted on the plan. Your ticket is checked here, at the courtyard entrance.',
          },
        },
      ],
    },
    {
      kind: 'text',
      title: { ru: 'Если нужна помощь', en: 'If you need help' },
      paragraphs: {
        ru: [
          'Напишите на hello@portik.example или позвоните: +7 495 010-24-27. Сотрудник встретит у ворот, проводит до зала и расскажет, где удобнее отдохнуть. Предупредите, пожалуйста, хотя бы за день.',
          'У входа со двора есть два кресла-коляски: их дают бесплатно, лучше попросить накануне. Переводчика на русский жестовый язык, для экскурсии или для лекции, пригласим бесплатно, если написать за три дня.',
          'Собаки-проводники входят вместе с хозяином во все залы.',
        ],
        en: [
          'Write to hello@portik.example or ring +7 495 010-24-27. A member of staff will meet you at the gate, take you to the hall and show you where it is best to rest. Please let us know at least a day ahead.',
          'Two wheelchairs are kept at the courtyard entrance and lent free of charge; it is best to ask the day before. An interpreter of Russian Sign Language, for a tour or a talk, is provided free of charge if you write three days ahead.',
          'Guide dogs come into all the halls with their owners.',
        ],
      },
    },
    {
      kind: 'gallery',
      title: { ru: 'Узнаете по колоннам', en: 'You will know it by the columns' },
      text: {
        ru: 'Портик вечером и парадная лестница.',
        en: 'The portico in the evening, and the grand staircase.',
      },
      pictures: ['views/view-09.jpg', 'views/view-05.jpg'],
    },
    {
      kind: 'questions',
      title: { ru: 'Вопросы о доступности', en: 'Questions about access' },
      topic: 'access',
    },
  ],
} satisfies PageRecord
