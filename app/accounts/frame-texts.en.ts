import type { AccountFrameTexts } from './frame-texts.ru.ts'

const texts: AccountFrameTexts = {
  title: 'My account',
  navigation: 'Account pages',
  menu: 'Menu',
  office: 'Office',
  signOut: 'Sign out',
  toSite: 'Back to the fair’s site',
  language: 'Language',
}

export default texts
