import type { PageRecord } from '../../types.ts'

export default {
  key: 'exhibitor',
  title: { ru: 'Экспонентам', en: 'For exhibitors' },
  lead: {
    ru: 'Галереям, мастерским, художникам, школам и издательствам. [[before nextApplications: Заявки на ярмарку {openFair} года подают в личном кабинете, последний день — {nextApplicationsUntil} года. || Приём заявок на ярмарку {openFair} года закрыт.]]',
    en: 'For galleries, workshops, artists, schools and publishers. [[before nextApplications: Applications for the fair of {openFair} are made in your account; the last day is {nextApplicationsUntil}. || Applications for the fair of {openFair} are closed.]]',
  },
  description: {
    ru: 'Как стать участником ярмарки «Портик»: заявка на кураторский отбор, выбор стенда, оплата и материалы. Типы стендов и что входит в участие.',
    en: 'How to exhibit at the Portico fair: apply to the curatorial selection, choose a stand, pay, send your materials. Types of stand and what is included.',
  },
  blocks: [
    {
      kind: 'statement',
      text: {
        ru: '[[before nextApplications: Последний день подачи заявок на ярмарку {openFair} года — {nextApplicationsUntil} года. || Приём заявок на ярмарку {openFair} года закрыт.]]',
        en: '[[before nextApplications: The last day to apply for the fair of {openFair} is {nextApplicationsUntil}. || Applications for the fair of {openFair} are closed.]]',
      },
      aside: {
        ru: 'Всё происходит в\u00a0личном кабинете: заявка, ответ совета, стенд, оплата и\u00a0материалы. Чтобы его открыть, нужна только почта.',
        en: 'Everything happens in your account: the application, the council’s answer, the stand, payment and materials. All you need to open it is an e-mail address.',
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
      title: { ru: 'Почему «Портик»', en: 'Why Portico' },
      paragraphs: {
        ru: [
          'Публика «Портика» приходит смотреть: она знает, чем офорт отличается от репродукции, и спрашивает про бумагу. Соседей по залу вы не выбираете, но выбирал их тот же совет, который читал и вашу заявку.',
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
            ru: 'Заявку на\u00a0кураторский отбор заполняют и\u00a0отправляют в\u00a0личном кабинете: работы, концепция стенда, сведения о\u00a0себе. Приглашение для этого не\u00a0нужно.',
            en: 'Fill in and submit your application for the curatorial selection in your account: works, the concept of the stand, a few facts about yourself. No invitation is needed.',
          },
        },
        {
          title: { ru: 'Ответ', en: 'Answer' },
          text: {
            ru: 'Дождитесь положительного ответа. Если совет попросит доработать заявку, её\u00a0можно исправить и\u00a0отправить снова.',
            en: 'Wait for a positive answer. If the council asks for changes, you can amend the application and submit it again.',
          },
        },
        {
          title: { ru: 'Стенд и оплата', en: 'Stand and payment' },
          text: {
            ru: 'Когда подойдёт ваша очередь, выберите свободный стенд на\u00a0плане: он\u00a0закрепится за\u00a0вами на\u00a072\u00a0часа. Оплатите его картой, через систему быстрых платежей (СБП) или по\u00a0счёту.',
            en: 'When your turn comes, choose an available stand on the plan: it is held for you for 72 hours. Pay by card, through the faster payments system (SBP) or by invoice.',
          },
        },
        {
          title: { ru: 'Материалы', en: 'Materials' },
          text: {
            ru: 'Загрузите в\u00a0кабинете тексты, фотографии и\u00a0подписи к\u00a0работам: они пойдут на\u00a0вашу страницу, в\u00a0каталог и\u00a0на\u00a0этикетки.',
            en: 'Upload texts, photographs and captions in your account: they go on your page, into the catalogue and on to the labels.',
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
            en: '3 × 2 or 3 × 3 m, open on one side. Three walls, 3 m high, and the most room for hanging. From {priceRowStand}.',
          },
        },
        {
          title: { ru: 'Угловой', en: 'Corner stand' },
          text: {
            ru: '3 × 2 или 3 × 3 м, открыт с двух сторон. К нему подходят с двух дорожек, стены остаётся две. От {priceCornerStand}.',
            en: '3 × 2 or 3 × 3 m, open on two sides. Reached from two aisles, with two walls left. From {priceCornerStand}.',
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
            en: '3 × 3 m, open on three sides. A low wall for drawings, a plinth, room to walk round and light from above. From {priceRotundaStand}.',
          },
        },
        {
          title: { ru: 'Место в книжной галерее', en: 'Place in the book galleries' },
          text: {
            ru: '2 × 2 м, открыто с одной стороны. Стол и полка у стены, для издательств и иллюстраторов. От {priceBookStand}.',
            en: '2 × 2 m, open on one side. A table and a shelf against the wall, for publishers and illustrators. From {priceBookStand}.',
          },
        },
      ],
    },
    {
      kind: 'price-table',
      of: 'stands',
      title: { ru: 'Стенды ярмарки {openFair}', en: 'Stands at the fair of {openFair}' },
      note: {
        ru: 'План залов тот же, что на предыдущей ярмарке. Цена зависит от\u00a0вида и\u00a0площади; немного дороже стенды под окном и\u00a0ближайшие ко\u00a0входу. Какие стенды свободны, показывает план в\u00a0личном кабинете.',
        en: 'The plan of the halls is the same as at the previous fair. The price depends on the kind and the area; stands under a window and those nearest the entrance cost a little more. The plan in your account shows which are available.',
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
            en: 'The walls of the stand, general lighting, a name board, one socket, three team passes, security at night and cleaning of the aisles. Lights, plinths and everything else are ordered in your account together with the stand.',
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
          title: { ru: 'Договор и\u00a0страховка', en: 'Contract and insurance' },
          text: {
            ru: 'Договор участия вы\u00a0принимаете в\u00a0личном кабинете при оплате; там\u00a0же\u00a0лежат счёт и, после ярмарки, акт. Работы страхует «Контрфорс», от дверей мастерской до дверей покупателя.',
            en: 'You accept the contract in your account when you pay; the invoice and, after the fair, the act of acceptance are kept there too. The works are insured by Kontrfors from the door of the studio to the door of the buyer.',
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
      title: { ru: 'Ярмарка {openFair}: сроки', en: 'The fair of {openFair}: deadlines' },
      items: [
        {
          title: { ru: 'До {nextApplicationsUntil}', en: 'Until {nextApplicationsUntil}' },
          text: {
            ru: '[[before nextApplicationsOpen: Приём заявок в личном кабинете. Откроется {nextApplicationsFrom}. || Приём заявок в личном кабинете.]]',
            en: '[[before nextApplicationsOpen: Applications in your account. They open on {nextApplicationsFrom}. || Applications in your account.]]',
          },
        },
        {
          title: { ru: 'До {nextAnswersBy}', en: 'By {nextAnswersBy}' },
          text: { ru: 'Ответы кураторского совета.', en: 'Answers from the curatorial council.' },
        },
        {
          title: { ru: '{nextStandChoice}', en: '{nextStandChoice}' },
          text: {
            ru: 'Выбор стендов по очередям и оплата.',
            en: 'Stand selection, turn by turn, and payment.',
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
          title: { ru: 'Можно ли занять стенд до ответа?', en: 'Can I take a stand before the answer?' },
          text: {
            ru: 'Нет. План стендов открывается после положительных ответов. Очередей четыре, первыми выбирают те, чью заявку совет оценил выше. Начавшись, очередь длится до\u00a0конца выбора, и\u00a0опоздавший теряет только преимущество.',
            en: 'No. The plan of stands opens once the answers are out. There are four turns, and those whose applications the council rated higher choose first. Once a turn has begun, it lasts until the end of the selection, so whoever is late loses only the head start.',
          },
        },
        {
          title: { ru: 'Что, если не успею оплатить?', en: 'What if I do not pay in time?' },
          text: {
            ru: 'Через 72\u00a0часа стенд снова станет свободным. Ответ совета остаётся в\u00a0силе: можно выбрать другой или тот\u00a0же\u00a0самый, если его ещё не\u00a0заняли.',
            en: 'After 72 hours the stand becomes available again. The council’s answer still holds: you can choose another, or the same one if nobody has taken it.',
          },
        },
        {
          title: { ru: 'Можно ли сменить стенд?', en: 'Can I change my stand?' },
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
          title: { ru: 'Нужны ли тексты на двух языках?', en: 'Are texts needed in both languages?' },
          text: {
            ru: 'Да, страница участника выходит по-русски и по-английски. Если с\u00a0переводом трудно, напишите об\u00a0этом отделу экспонентов.',
            en: 'Yes, an exhibitor’s page is published in Russian and in English. If translation is a difficulty, tell the exhibitors’ department.',
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
        ru: '[[before nextApplications: Заявки на ярмарку {openFair} года подают в личном кабинете, а\u00a0здесь можно задать вопрос: хватит\u00a0ли\u00a0стены, подойдут\u00a0ли\u00a0работы. || Приём заявок на ярмарку {openFair} года закрыт. Расскажите, кто вы и что хотите показать: напишем, когда откроется следующий.]] Не уверены, какой раздел ваш, — разберёмся вместе.',
        en: '[[before nextApplications: Applications for the fair of {openFair} are submitted in your account; here you can ask a question: whether the wall is long enough, whether the works are suitable. || Applications for the fair of {openFair} are closed. Tell us who you are and what you would like to show: we shall write when applications open again.]] If you are not sure which section is yours, we shall work it out together.',
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
