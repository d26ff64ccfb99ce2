import type { TextsOf } from '../platform/fill.ts'

export type OfficeFrameTexts = TextsOf<typeof texts>

const texts = {
  roles: {
    admin: 'администратор',
    'box-office': 'касса',
    door: 'контроль входа',
    requests: 'заявки с\u00a0форм',
    exhibitors: 'отдел экспонентов',
    award: 'секретарь премии',
    'chief-editor': 'главный редактор',
    editor: 'редактор',
    translator: 'переводчик',
    press: 'пресс-служба',
    curator: 'куратор',
    accountant: 'бухгалтер',
    council: 'кураторский совет',
    juror: 'жюри премии',
    member: 'участник',
  },
  frame: {
    title: 'Служебный вход',
    help: 'Как это устроено',
    navigation: 'Служебные страницы',
    menu: 'Меню',
    signOut: 'Выйти',
    password: 'Сменить пароль',
    code: 'Одноразовый код',
    security: 'Сеансы и\u00a0адрес',
    toSite: 'На\u00a0сайт ярмарки',
    language: 'Язык',
    notices: 'Уведомления',
    newNotices: 'новых:\u00a0{count}',
    search: 'Поиск',
    searchKeys: 'Ctrl\u00a0K',
    palette: 'Найти или перейти',
    paletteHint: 'Имя, номер, e-mail или название страницы',
    find: 'Найти',
    close: 'Закрыть',
    searching: 'Ищем…',
    offline: 'Нет связи. Нажмите «Найти», когда она появится.',
    keys: 'Клавиши',
    keyList: [
      ['Ctrl\u00a0K', 'поиск и\u00a0переход'],
      ['/', 'поле поиска на\u00a0странице'],
      ['J, K', 'следующая и\u00a0предыдущая строка списка'],
      ['X', 'отметить строку'],
      ['Enter', 'открыть'],
      ['G, затем буква', 'перейти в\u00a0раздел'],
      ['?', 'этот список'],
      ['Esc', 'закрыть'],
    ],
  },
} as const

export default texts
