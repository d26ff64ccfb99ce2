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
    council: 'кураторский совет',
    juror: 'жюри премии',
    member: 'участник',
  },
  frame: {
    title: 'Служебный вход',
    navigation: 'Служебные страницы',
    menu: 'Меню',
    signOut: 'Выйти',
    password: 'Сменить пароль',
    code: 'Одноразовый код',
    security: 'Сеансы и\u00a0адрес',
    toSite: 'На\u00a0сайт ярмарки',
    language: 'Язык',
  },
} as const

export default texts
