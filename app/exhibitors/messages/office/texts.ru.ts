import type { TextsOf } from '../../../platform/fill.ts'

export type OfficeMessageTexts = TextsOf<typeof texts>

const texts = {
  unanswered: 'Участники ждут ответа',
  title: 'Переписка с\u00a0участниками',
  note: 'ждут ответа: {count}',
  search: 'Название, имя, почта или номер',
  find: 'Найти',
  reset: 'Сбросить',
  show: 'Какую переписку показать',
  filters: { waiting: 'ждут ответа, {count}', all: 'вся переписка' },
  columns: {
    number: 'Заявка',
    who: 'Участник',
    last: 'Последнее сообщение',
    at: 'Когда',
    state: 'Состояние',
  },
  nothing: 'Ничего не\u00a0найдено.',
  calm: 'Никто не\u00a0ждёт ответа.',
  waits: 'ждёт ответа',
  fresh: 'новое',
  more: 'Дальше',
  first: 'К\u00a0началу',
  pages: 'Страницы',
  noName: 'Без названия',
  one: {
    back: 'Ко\u00a0всей переписке',
    application: 'Заявка №\u00a0{number}',
    waitsSince: 'ждёт ответа с\u00a0{at}',
    settle: 'Ответ не\u00a0нужен',
    gone: 'Учётной записи участника больше нет: писать некому. Переписка хранится вместе с\u00a0заявкой.',
    notSubmitted: 'Заявка не\u00a0подана: переписки по\u00a0ней ещё нет.',
    list: 'Сообщения',
    empty: 'Сообщений пока нет.',
    fresh: 'новое',
    you: 'Вы',
    exhibitor: 'участник',
    office: 'отдел экспонентов',
    earlier: 'Более ранние',
    latest: 'К\u00a0последним',
    write: 'Ответить участнику',
    text: 'Сообщение',
    hint: 'до\u00a04\u00a0000\u00a0знаков; участнику придёт письмо с\u00a0первыми словами и\u00a0ссылкой',
    file: 'Файл к\u00a0сообщению, если нужен',
    fileHint: 'один файл PDF, JPEG или PNG до\u00a010\u00a0МБ; его увидят участник и\u00a0отдел экспонентов',
    send: 'Отправить',
  },
  done: { sent: 'Сообщение отправлено.', settled: 'Переписка больше не\u00a0ждёт ответа.' },
} as const

export default texts
