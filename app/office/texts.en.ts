import type { OfficeFrameTexts } from './texts.ru.ts'

const texts: OfficeFrameTexts = {
  roles: {
    admin: 'administrator',
    'box-office': 'box office',
    door: 'door control',
    requests: 'requests',
    exhibitors: 'exhibitors’ department',
    award: 'award secretary',
    'chief-editor': 'chief editor',
    editor: 'editor',
    translator: 'translator',
    council: 'curatorial council',
    juror: 'award jury',
    member: 'exhibitor',
  },
  frame: {
    title: 'Staff entrance',
    navigation: 'Office pages',
    menu: 'Menu',
    signOut: 'Sign out',
    password: 'Change password',
    code: 'One-time code',
    security: 'Sessions and address',
    toSite: 'To the fair’s site',
    language: 'Language',
  },
}

export default texts
