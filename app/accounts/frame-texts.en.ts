import type { AccountFrameTexts } from './frame-texts.ru.ts'

const texts: AccountFrameTexts = {
  title: 'My account',
  navigation: 'Account pages',
  menu: 'Menu',
  office: 'Office',
  signOut: 'Sign out',
  toSite: 'To the fair’s site',
  language: 'Language',
}

export default texts
