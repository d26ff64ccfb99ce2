import type { DocumentRecord } from '../types.ts'

export default {
  slug: 'privacy',
  version: 3,
  validFromDaysBefore: 36,
  title: { ru: 'Политика обработки персональных данных', en: 'Privacy policy' },
  articles: [
    {
      title: { ru: 'Оператор и область действия', en: 'Operator and scope' },
      paragraphs: {
        ru: [
          'Политика составлена по требованиям статьи 18.1 Федерального закона от 27.07.2006 № 152-ФЗ «О персональных данных» и описывает, какие данные собирает сайт ярмарки «Портик», зачем и на какой срок.',
          'Оператор — АНО «Академический свод», ОГРН 1187700024276, ИНН 7705180247, Москва, Каретная наб., 7, в реестре операторов персональных данных — № 77-24-019070. За обработку данных отвечает Никита Сухостав; по вопросам о данных пишите на privacy@portik.example.',
          'Политика не является согласием. Согласия даются отдельно для каждой цели, отдельной неотмеченной галочкой, и хранятся вместе с текстом, который был показан.',
        ],
        en: [
          'This policy is drawn up in accordance with Article 18.1 of Federal Law No. 152-FZ of 27.07.2006 “On Personal Data” and describes what data the site of the Portico fair collects, why and for how long.',
          'The operator is Academic Vault, an autonomous non-profit organisation (ANO), OGRN 1187700024276, INN 7705180247, 7 Karetnaya Embankment, Moscow, entered in the register of personal data operators under No. 77-24-019070. The person responsible for the processing of data is Nikita Sukhostav; questions about data should be sent to privacy@portik.example.',
          'This policy is not a consent. Consents are given separately for each purpose, by a separate box that is not ticked in advance, and are kept together with the text that was shown.',
        ],
      },
    },
    {
      title: { ru: 'Цели и состав данных', en: 'Purposes and categories of data' },
      paragraphs: {
        ru: [
          'Продажа билетов и возврат денег: имя, электронная почта, телефон, состав и история заказа. Работник организатора указывает ещё номер пропуска; он хранится в виде, по которому номер нельзя прочитать.',
          'Заявки волонтёров, экскурсоводов, прессы, партнёров, экспонентов, соискателей премии и вопросы в форме обратной связи: имя и фамилия, контакты и сведения, которые просит форма, — например, дата рождения, образование, языки, опыт, ссылки на резюме или презентацию.',
          'Рассылка новостей: электронная почта и язык. Работа сайта: выбранный язык, содержимое корзины, технические записи о запросах. Подсчёт посещаемости: псевдонимный идентификатор счётчика «Яндекс Метрика», только после вашего разрешения; имени он не содержит, но прикладывается к заявке, которую вы отправите при включённом счётчике.',
          'Уведомления о переменах в программе — только если вы сами нажали кнопку на странице «Мой план»: адрес вашего браузера в службе уведомлений, два ключа, которыми сообщение запечатывается для него одного, язык и список отмеченных событий. Ни имени, ни заказов, ни сетевого адреса рядом с ними не хранится.',
          'Данные спикеров, членов советов и участников публикуются с их отдельного согласия на распространение.',
        ],
        en: [
          'Sale of tickets and refunds: name, e-mail address, telephone, contents and history of the order. An employee of the organiser also states a pass number, which is kept in a form from which the number cannot be read.',
          'Applications by volunteers, guides, the press, partners, exhibitors and applicants for the award, and questions sent through the contact form: first and last name, contact details, and whatever the form asks for, such as date of birth, education, languages, experience, links to a CV or a presentation.',
          'Newsletter: e-mail address and language. Operation of the site: the language chosen, the contents of the basket, technical records of requests. Counting of visits: a pseudonymous identifier of the Yandex Metrica counter, only with your permission; it contains no name but is attached to an application that you send while the counter is on.',
          'Notifications of changes in the programme, only if you yourself pressed the button on the page “My plan”: the address of your browser at its notification service, two keys by which a message is sealed for that browser alone, the language and the list of the events you marked. No name, no order and no network address is kept with them.',
          'The data of speakers, members of the councils and exhibitors are published with their separate consent to distribution.',
        ],
      },
    },
    {
      title: { ru: 'Чего мы не собираем', en: 'What we do not collect' },
      paragraphs: {
        ru: [
          'Сайт никогда не просит загрузить паспорт. Копия паспорта, нужная для возврата денег, присылается по электронной почте вместе с заявлением, используется только для выплаты и после неё удаляется. На сайте остаётся лишь отметка, что документы получены.',
          'Сведения о здоровье с именем не связываются: для льготных и бесплатных билетов хранится только вид билета, а основание проверяют на стойке, не снимая копий. Медицинская справка при возврате по болезни не загружается на сайт и хранится до решения.',
          'При записи детей на занятия и экскурсии указываются данные взрослого, а не ребёнка. Данные банковских карт к нам не поступают: их обрабатывает платёжный сервис.',
          'Отмеченное в «Моём плане», сохранённые работы, заметки к ним и снимок вашей стены остаются на вашем устройстве. Список, которым вы поделились, — это сама ссылка: на сайте он не хранится.',
        ],
        en: [
          'The site never asks for a passport to be uploaded. The copy of a passport required for a refund is sent by e-mail with the application, used solely for the payment and deleted after it. The site keeps only a mark that the documents have been received.',
          'Information about health is not linked to a name: for concession and free tickets only the kind of ticket is stored, and entitlement is checked at the desk without copies being made. A medical certificate for a refund on grounds of illness is not uploaded to the site and is kept until the decision.',
          'When children are entered for classes and tours, the data given are those of the adult, not of the child. Bank card details do not reach us: they are processed by the payment service.',
          'What you marked in “My plan”, the works you saved, your notes on them and the photograph of your wall stay on your device. A list that you share is the link itself: the site does not keep it.',
        ],
      },
    },
    {
      title: { ru: 'Правовые основания', en: 'Legal grounds' },
      paragraphs: {
        ru: [
          'Данные обрабатываются: с согласия субъекта (статья 9 закона), для заключения и исполнения договора с ним (пункт 5 части 1 статьи 6), для исполнения обязанностей, которые возлагает закон, — в частности о кассовых чеках и бухгалтерском учёте.',
          'Согласие на распространение данных, разрешённых субъектом, оформляется отдельно по статье 10.1. Согласие на рекламные сообщения даётся по статье 18 Федерального закона от 13.03.2006 № 38-ФЗ «О рекламе».',
        ],
        en: [
          'Data are processed with the consent of the person concerned (Article 9 of the Law), for the conclusion and performance of a contract with that person (Article 6(1)(5)), and in discharge of duties imposed by statute, in particular those concerning receipts and accounting.',
          'Consent to the distribution of data permitted by the person concerned is given separately under Article 10.1. Consent to advertising messages is given under Article 18 of Federal Law No. 38-FZ of 13.03.2006 “On Advertising”.',
        ],
      },
    },
    {
      title: { ru: 'Действия с данными и их получатели', en: 'Operations and recipients' },
      paragraphs: {
        ru: [
          'Мы собираем, записываем, систематизируем, храним, уточняем, извлекаем, используем, передаём в указанных случаях, блокируем, обезличиваем, удаляем и уничтожаем данные — автоматизированно и, для бумажных заявлений, без средств автоматизации.',
          'Данные получают только те, без кого цель не выполнить: платёжный сервис ООО НКО «ЮМани» и оператор фискальных данных ООО «Чек и касса» — при оплате; служба приёма заявок и почтовых отправлений ООО «Почтовый двор», Москва, — при доставке заявки и писем; ООО «Яндекс», Москва, — при подсчёте посещаемости, если вы его разрешили. Все они действуют по поручению оператора и на территории России.',
          'Уведомление, о котором вы просили, доставляет служба изготовителя вашего браузера: Google, Mozilla, Apple или Microsoft. Её серверы могут находиться за границей; она знает адрес, который сама выдала браузеру, но не содержание: оно зашифровано. Билет, который вы сами добавите в «Кошелёк» Apple или Google, получит изготовитель этого приложения.',
          'Данные не продаются; кроме этих двух случаев, которые начинаете вы сами, за границу они не передаются. Государственным органам они предоставляются только в случаях, предусмотренных законом.',
        ],
        en: [
          'We collect, record, arrange, store, rectify, retrieve, use, transfer in the cases stated, block, anonymise, delete and destroy data, by automated means and, for applications on paper, without them.',
          'Data are received only by those without whom the purpose cannot be met: the payment service YooMoney and the fiscal data operator Chek i Kassa on payment; Pochtovy Dvor of Moscow, the service that takes in applications and sends e-mails, when an application or an e-mail is delivered; Yandex of Moscow when visits are counted, if you have permitted it. All of them act on the operator’s instructions and within Russia.',
          'A notification you have asked for is delivered by the service of the maker of your browser: Google, Mozilla, Apple or Microsoft. Its servers may be abroad; it knows the address that it gave the browser itself, but not the content, which is encrypted. A ticket that you yourself add to the wallet of Apple or Google is received by the maker of that application.',
          'Data are not sold and, apart from these two cases, which you yourself begin, are not transferred abroad. They are provided to public authorities only where statute so requires.',
        ],
      },
    },
    {
      title: { ru: 'Место и сроки хранения', en: 'Place and period of storage' },
      paragraphs: {
        ru: [
          'Данные граждан России записываются и хранятся в базах, находящихся в России, в дата-центре в Москве. Шрифты, план и защита форм работают на серверах сайта, без обращения к зарубежным службам.',
          'Заказы хранятся пять лет, как требует закон о бухгалтерском учёте. Заявки — до достижения цели, но не дольше года после закрытия ярмарки, к которой они поданы. Адрес для рассылки — до отписки.',
          'Адрес браузера, ключи и список событий для уведомлений удаляются сразу, как только вы нажмёте «Больше не сообщать» на странице «Мой план» или служба ответит, что такого браузера больше нет, и в любом случае через 7 дней после последнего из отмеченных событий. Запретить уведомления можно и в настройках браузера.',
          'Запись о согласии и о его отзыве хранится ещё три года, чтобы можно было подтвердить, что согласие было дано или отозвано. По окончании срока данные удаляются или обезличиваются.',
        ],
        en: [
          'The data of Russian citizens are recorded and stored in databases located in Russia, in a data centre in Moscow. Fonts, the plan and the protection of forms run on the site’s own servers, without recourse to services abroad.',
          'Orders are kept for five years, as the law on accounting requires. Applications are kept until their purpose is met, and for no longer than a year after the close of the fair for which they were made. An address for the newsletter is kept until it is unsubscribed.',
          'The address of a browser, its keys and the list of events for notifications are deleted as soon as you press “Stop telling me” on the page “My plan” or the service answers that there is no such browser any more, and in any case 7 days after the last of the events marked. Notifications can also be forbidden in the settings of the browser.',
          'The record of a consent and of its withdrawal is kept for three years more, so that the giving or withdrawal can be proved. At the end of the period data are deleted or made anonymous.',
        ],
      },
    },
    {
      title: { ru: 'Защита', en: 'Protection' },
      paragraphs: {
        ru: [
          'Соединение с сайтом шифруется, доступ сотрудников ограничен их обязанностями и защищён вторым фактором, действия с заказами и заявками записываются в журнал.',
          'Если данные всё же окажутся у посторонних, оператор уведомит уполномоченный орган в сроки, установленные законом, и сообщит тем, кого это коснулось.',
        ],
        en: [
          'The connection to the site is encrypted; staff have access only as far as their duties require, protected by a second factor; and actions on orders and applications are recorded in a log.',
          'Should data nevertheless fall into the wrong hands, the operator will notify the competent authority within the time set by statute and inform those affected.',
        ],
      },
    },
    {
      title: { ru: 'Ваши права', en: 'Your rights' },
      paragraphs: {
        ru: [
          'Вы можете узнать, какие данные о вас обрабатываются, потребовать их исправить, заблокировать или удалить и отозвать любое согласие. Для этого заполните форму отзыва на сайте или напишите на privacy@portik.example.',
          'Ответ даётся в течение 10 рабочих дней. После отзыва обработка прекращается, кроме тех данных, которые нужны для исполнения договора или которые мы обязаны хранить по закону.',
          'Отказ от рассылки на билеты и заявки не влияет. Если вы считаете, что ваши права нарушены, их можно защитить в уполномоченном органе или в суде.',
        ],
        en: [
          'You may learn what data about you are processed, demand that they be corrected, blocked or deleted, and withdraw any consent. To do so, fill in the withdrawal form on the site or write to privacy@portik.example.',
          'An answer is given within 10 working days. After withdrawal processing ceases, except for data needed to perform a contract or required by statute to be kept.',
          'Unsubscribing from the newsletter does not affect tickets or applications. If you consider that your rights have been infringed, they may be defended before the competent authority or in court.',
        ],
      },
    },
    {
      title: { ru: 'Версии и язык', en: 'Versions and language' },
      paragraphs: {
        ru: [
          'Версия и дата указаны в начале документа. Новая версия публикуется на этой странице, прежние остаются доступны; опубликованный текст не изменяется.',
          'Политика составлена на русском языке. Английский текст — перевод; при расхождении применяется русский текст.',
        ],
        en: [
          'The version and the date are given at the head of the document. A new version is published on this page and previous ones remain available; a text once published is not altered.',
          'The policy is drawn up in Russian. The English text is a translation; in case of discrepancy the Russian text prevails.',
        ],
      },
    },
  ],
} satisfies DocumentRecord
