import type { PageRecord } from '../../types.ts'

export default {
  key: 'exhibitor',
  title: { ru: 'Экспонентам', en: 'For exhibitors' },
  lead: {
    ru: 'Галереям, мастерским, художникам, школам и издательствам. [[before closing: Осенняя ярмарка заполнена, отбор на неё завершён; || Осенняя ярмарка прошла;]] [[before nextApplications: заявки на {nextFair} подают в личном кабинете до {nextApplicationsUntil}. || приём заявок на {nextFair} закрыт.]]',
    en: 'For galleries, workshops, artists, schools and publishers. [[before closing: The autumn fair is full and its selection is over; || The autumn fair is over;]] [[before nextApplications: applications for {nextFair} are made in the account until {nextApplicationsUntil}. || applications for {nextFair} are closed.]]',
  },
  description: {
    ru: 'Как стать участником ярмарки «Портик»: заявка на кураторский отбор, выбор стенда, оплата и материалы. Типы стендов и что входит в участие.',
    en: 'How to exhibit at the Portico fair: apply to the curatorial selection, choose a stand, pay, send your materials. Types of stand and what is included.',
  },
  blocks: [
    {
      kind: 'statement',
      text: {
        ru: '[[before nextApplications: Заявки на\u00a0{nextFair} принимаем до\u00a0{nextApplicationsUntil}. || Приём заявок на\u00a0{nextFair} закрыт.]]',
        en: '[[before nextApplications: Applications for {nextFair} are open until {nextApplicationsUntil}. || Applications for {nextFair} are closed.]]',
      },
      aside: {
        ru: 'Всё происходит в\u00a0личном кабинете: заявка, ответ совета, стенд, оплата и\u00a0материалы. Чтобы его открыть, нужна только почта.',
        en: 'Everything happens in your account: the application, the council’s answer, the stand, payment and materials. All you need to open one is an e-mail address.',
      },
      link: {
        to: '/account/register/',
        label: {
          ru: '[[before nextApplications: Подать заявку || Открыть личный кабинет]]',
          en: '[[before nextApplications: Apply || Open an account]]',
        },
      },
    },
    {
      kind: 'numbers',
      items: [
        { value: { ru: 'около 70', en: 'about 70' }, caption: { ru: 'стендов', en: 'stands' } },
        { value: { ru: '6', en: '6' }, caption: { ru: 'разделов', en: 'sections' } },
        {
          value: { ru: '4', en: '4' },
          caption: { ru: 'дня вместе с вечером открытия', en: 'days with the opening evening' },
        },
        {
          value: { ru: 'от {standsFrom}', en: 'from {standsFrom}' },
          caption: { ru: 'стоит участие', en: 'to take part' },
        },
      ],
    },
    {
      kind: 'text',
      title: { ru: 'Зачем сюда', en: 'Why here' },
      paragraphs: {
        ru: [
          'Публика «Портика» приходит смотреть: она знает, чем офорт отличается от репродукции, и спрашивает про бумагу. Соседей по залу вы не выбираете, но выбирал их тот же совет, который читал и вашу заявку.',
          'Покупатель найдёт вас трижды: в списке участников, на плане и в программе, если вы выступаете.',
        ],
        en: [
          'Portico’s public comes to look: it knows an etching from a reproduction and asks about the paper. You do not choose your neighbours in the hall, but they were chosen by the same council that read your application.',
          'A buyer can find you in three places: in the list of exhibitors, on the plan, and in the programme if you are speaking.',
        ],
      },
    },
    {
      kind: 'steps',
      title: { ru: 'Четыре шага', en: 'Four steps' },
      items: [
        {
          title: { ru: 'Заявка', en: 'Application' },
          text: {
            ru: 'Заявку на кураторский отбор заполняют и отправляют в личном кабинете: работы, замысел стенда, сведения о себе. Приглашение для этого не нужно.',
            en: 'The application to the curatorial selection is filled in and sent in the account: works, the idea of the stand, a few facts about yourself. No invitation is needed.',
          },
        },
        {
          title: { ru: 'Ответ', en: 'Answer' },
          text: {
            ru: 'Дождитесь положительного ответа. Если совет попросит доработать стенд, заявку можно исправить и отправить снова.',
            en: 'Wait for a positive answer. If the council asks for changes, the application may be amended and sent again.',
          },
        },
        {
          title: { ru: 'Стенд и оплата', en: 'Stand and payment' },
          text: {
            ru: 'Когда подойдёт ваша очередь, выберите свободное место на плане: оно закрепится за вами на 72 часа. Оплатите его картой, через систему быстрых платежей или по счёту.',
            en: 'When your turn comes, choose an available place on the plan: it is held for you for 72 hours. Pay by card, through the faster payments system or against an invoice.',
          },
        },
        {
          title: { ru: 'Материалы', en: 'Materials' },
          text: {
            ru: 'Пришлите тексты, фотографии и подписи к работам: они пойдут на вашу страницу, в каталог и на этикетки.',
            en: 'Send texts, photographs and captions: they go on your page, into the catalogue and on to the labels.',
          },
        },
      ],
    },
    {
      kind: 'index',
      as: 'stands',
      title: { ru: 'Стенды — от {standsFrom}', en: 'Stands from {standsFrom}' },
      items: [
        {
          title: { ru: 'Линейный', en: 'Row stand' },
          text: {
            ru: '3 × 2 или 3 × 3 м, открыт с одной стороны. Три стены высотой 3 м, больше всего места для развески. От {priceRowStand}.',
            en: '3 × 2 or 3 × 3 m, open on one side. Three walls, 3 m high, and the most room for hanging. From {priceRowStand}.',
          },
        },
        {
          title: { ru: 'Угловой', en: 'Corner stand' },
          text: {
            ru: '3 × 2 или 3 × 3 м, открыт с двух сторон. К нему подходят с двух дорожек, стены остаётся две. От {priceCornerStand}.',
            en: '3 × 2 or 3 × 3 m, open on two sides. Reached from two aisles, with two walls left. From {priceCornerStand}.',
          },
        },
        {
          title: { ru: 'Торцевой', en: 'End stand' },
          text: {
            ru: '4 × 3 м, открыт с трёх сторон, завершает ряд. Хорош для одной большой вещи и её окружения. От {priceEndStand}.',
            en: '4 × 3 m, open on three sides, at the end of a row. Good for one large piece and its company. From {priceEndStand}.',
          },
        },
        {
          title: { ru: 'Место в ротонде', en: 'Place in the rotunda' },
          text: {
            ru: '3 × 3 м, открыто с трёх сторон. Невысокая стена для рисунков, постамент, круговой обход и верхний свет. От {priceRotundaStand}.',
            en: '3 × 3 m, open on three sides. A low wall for drawings, a plinth, room to walk round and light from above. From {priceRotundaStand}.',
          },
        },
        {
          title: { ru: 'Место в книжной галерее', en: 'Place in the book galleries' },
          text: {
            ru: '2 × 2 м, открыто с одной стороны. Стол и полка у стены, для издательств и иллюстраторов. От {priceBookStand}.',
            en: '2 × 2 m, open on one side. A table and a shelf against the wall, for publishers and illustrators. From {priceBookStand}.',
          },
        },
      ],
    },
    {
      kind: 'price-table',
      of: 'stands',
      title: { ru: 'Стенды ярмарки {nextFair}', en: 'Stands of the fair of {nextFair}' },
      note: {
        ru: 'План залов тот же, что у осенней ярмарки. Цена складывается из вида и площади; немного дороже стенды с окном и первые за дверью. Какие из них свободны, показывает план в личном кабинете.',
        en: 'The plan of the halls is the one of the autumn fair. A price follows from the kind and the area; a stand with a window above it, or the first behind the door, costs a little more. Which are free is shown by the plan in the account.',
      },
    },
    {
      kind: 'index',
      title: { ru: 'Что входит', en: 'What is included' },
      items: [
        {
          title: { ru: 'Место', en: 'The place' },
          text: {
            ru: 'Стены стенда, общий свет зала, вывеска, одна розетка, три пропуска для команды, охрана ночью и уборка проходов. Светильники, постаменты и всё остальное заказывают в кабинете вместе со стендом.',
            en: 'The walls of the stand, the light of the hall, a sign, one socket, three passes for the team, security at night and the cleaning of the aisles. Lights, plinths and everything else are ordered in the account together with the stand.',
          },
        },
        {
          title: { ru: 'Страница на сайте', en: 'A page on the site' },
          text: {
            ru: 'О вас, ваших художниках и работах, на русском и английском, с отметками «свободна», «отложена», «продана».',
            en: 'About you, your artists and works, in Russian and in English, with the marks for available, held and sold.',
          },
          to: '/participants/',
        },
        {
          title: { ru: 'Этикетки', en: 'Labels' },
          text: {
            ru: 'Единого вида, по сведениям из ваших материалов.',
            en: 'In one design, from the details in your materials.',
          },
        },
        {
          title: { ru: 'Договор, страховка, памятка', en: 'Contract, insurance, manual' },
          text: {
            ru: 'Договор и техническая памятка приходят вместе с положительным ответом. Работы страхует «Контрфорс», от дверей мастерской до дверей покупателя.',
            en: 'The contract and the technical manual come with a positive answer. The works are insured by Kontrfors from the door of the studio to the door of the buyer.',
          },
        },
        {
          title: { ru: 'План и навигатор', en: 'Plan and navigator' },
          text: {
            ru: 'Код стенда на плане и в списке, поиск по имени, разделу и городу.',
            en: 'The code of your stand on the plan and in the list, and search by name, section and town.',
          },
          to: '/navigator/map/',
        },
      ],
    },
    {
      kind: 'steps',
      as: 'dates',
      title: { ru: 'Ярмарка {fairDates}', en: 'The fair of {fairDates}' },
      items: [
        {
          title: { ru: 'За два дня до открытия', en: 'Two days before the opening' },
          text: {
            ru: 'Монтаж, с 9 до 21 часа, и ещё полдня в день открытия, до 15 часов. Въезд для машин — со стороны Конюшенного переулка, по записи.',
            en: 'Installation, from 9 am to 9 pm, and half of the opening day, until 3 pm. Vehicles come in from Konyushenny Lane, by appointment.',
          },
        },
        {
          title: { ru: '{vipDay}', en: '{vipDay}' },
          text: {
            ru: 'Вечер открытия, {vipHours}. К этому часу стенд собран и подписан.',
            en: 'The opening evening, {vipHours}. By then the stand is hung and labelled.',
          },
        },
        {
          title: { ru: '{visitorDays}', en: '{visitorDays}' },
          text: {
            ru: 'Дни для посетителей, {visitorHours}. На стенде всегда есть кто-то, кто может рассказать о работах.',
            en: 'Visitor days, {visitorHours}. There is always someone at the stand who can speak about the works.',
          },
        },
        {
          title: { ru: 'После закрытия', en: 'After closing' },
          text: {
            ru: 'Демонтаж: в последний вечер до полуночи и весь следующий день, с 9 до 18 часов.',
            en: 'Dismantling: on the last evening until midnight and all the next day, from 9 am to 6 pm.',
          },
        },
      ],
    },
    {
      kind: 'steps',
      as: 'dates',
      title: { ru: 'Ярмарка {nextFair}', en: 'The fair of {nextFair}' },
      items: [
        {
          title: { ru: 'До {nextApplicationsUntil}', en: 'Until {nextApplicationsUntil}' },
          text: {
            ru: '[[before nextApplicationsOpen: Приём заявок в личном кабинете. Откроется {nextApplicationsFrom}. || Приём заявок в личном кабинете.]]',
            en: '[[before nextApplicationsOpen: Applications in the account. They open on {nextApplicationsFrom}. || Applications in the account.]]',
          },
        },
        {
          title: { ru: 'До {nextAnswersBy}', en: 'By {nextAnswersBy}' },
          text: { ru: 'Ответы кураторского совета.', en: 'Answers of the curatorial council.' },
        },
        {
          title: { ru: '{nextStandChoice}', en: '{nextStandChoice}' },
          text: {
            ru: 'Выбор стендов по очередям и оплата.',
            en: 'Choice of stands, turn by turn, and payment.',
          },
        },
        {
          title: { ru: 'До {nextMaterialsUntil}', en: 'Until {nextMaterialsUntil}' },
          text: {
            ru: 'Материалы для сайта, каталога и этикеток.',
            en: 'Materials for the site, the catalogue and the labels.',
          },
        },
      ],
    },
    {
      kind: 'nuance',
      title: { ru: 'О чём спрашивают', en: 'What people ask' },
      items: [
        {
          title: { ru: 'Можно ли занять стенд до ответа?', en: 'May a stand be taken before the answer?' },
          text: {
            ru: 'Нет. План стендов открывается после положительных ответов. Очередей четыре, первыми выбирают те, чей стенд совет оценил выше; начавшись, очередь длится до конца выбора, и опоздавший теряет только преимущество.',
            en: 'No. The plan of stands opens once the answers are out. There are four turns, and those whose stands the council rated higher choose first; once a turn has begun it lasts until the end of the choice, so whoever is late loses only the head start.',
          },
        },
        {
          title: { ru: 'Что, если не успею оплатить?', en: 'What if I do not pay in time?' },
          text: {
            ru: 'Через 72 часа место снова станет свободным. Ответ совета остаётся в силе: можно выбрать другое или то же самое, если оно ещё не занято.',
            en: 'After 72 hours the place becomes available again. The council’s answer still holds: you may choose another, or the same one if nobody has taken it.',
          },
        },
        {
          title: { ru: 'Можно ли сменить стенд?', en: 'May I change my stand?' },
          text: {
            ru: 'Да, сколько угодно раз, пока он не оплачен. Прежний остаётся за вами, пока не закреплён новый; 72 часа при этом идут дальше.',
            en: 'Yes, as often as you like until it is paid for. The old one stays yours until the new one is held; the 72 hours run on.',
          },
        },
        {
          title: { ru: 'Кто продаёт работы?', en: 'Who sells the works?' },
          text: {
            ru: 'Вы. О цене, подлинности и доставке покупатель договаривается с вами на стенде, ярмарка в сделке не участвует.',
            en: 'You do. Price, authenticity and delivery are settled with you at the stand; the fair is no party to the sale.',
          },
        },
        {
          title: { ru: 'Нужны ли тексты на двух языках?', en: 'Are texts needed in both languages?' },
          text: {
            ru: 'Да, страница участника выходит по-русски и по-английски. Если с переводом трудно, скажите об этом, когда будете присылать материалы.',
            en: 'Yes, an exhibitor’s page is published in Russian and in English. If translation is a difficulty, say so when you send your materials.',
          },
        },
      ],
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Дальше', en: 'See also' },
      items: [
        {
          title: { ru: 'Этапы отбора', en: 'Selection stages' },
          text: { ru: 'Что происходит с заявкой', en: 'What happens to an application' },
          to: '/selection/',
        },
        {
          title: { ru: 'Кураторский совет', en: 'Curatorial council' },
          text: { ru: 'Семь человек, которые её прочтут', en: 'The seven people who will read it' },
          to: '/curatorial-council/',
        },
      ],
    },
    {
      kind: 'form',
      form: 'exhibitor',
      title: { ru: 'Спросить об участии', en: 'Ask about taking part' },
      text: {
        ru: '[[before closing: Отбор на ярмарку {fairDates} завершён, все стенды заняты. || ]] [[before nextApplications: Заявки на {nextFair} подают в личном кабинете, а сюда можно прийти с вопросом: хватит ли стены, подойдут ли работы. || Приём заявок на {nextFair} закрыт. Расскажите, кто вы и что хотите показать: напишем, когда откроется следующий.]] Не уверены, какой раздел ваш, — разберёмся вместе.',
        en: '[[before closing: Selection for the fair of {fairDates} is over and all the stands are taken. || ]] [[before nextApplications: Applications for {nextFair} are made in the account; bring your questions here: whether the wall is long enough, whether the works fit. || Applications for {nextFair} are closed. Tell us who you are and what you would like to show: we shall write when the next ones open.]] If you are not sure which section is yours, we shall work it out together.',
      },
    },
    {
      kind: 'contact-us',
      title: { ru: 'Отдел экспонентов', en: 'Exhibitors’ department' },
      text: {
        ru: 'О заявке, стенде, монтаже и материалах можно спросить и напрямую.',
        en: 'Questions about applications, stands, installation and materials may also be put directly.',
      },
      departments: ['exhibitors'],
    },
  ],
} satisfies PageRecord
