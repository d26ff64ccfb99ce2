import type { TextsOf } from '../platform/fill.ts'

export type AccountFrameTexts = TextsOf<typeof texts>

const texts = {
  title: 'Личный кабинет',
  navigation: 'Страницы кабинета',
  menu: 'Меню',
  office: 'Служебные страницы',
  signOut: 'Выйти',
  toSite: 'На\u00a0сайт ярмарки',
  language: 'Язык',
} as const

export default texts
