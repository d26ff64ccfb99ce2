import type { AccessLetterTexts } from './letter-texts.ru.ts'

const texts: AccessLetterTexts = {
  fair: 'Portico',
  where: 'staff',
  subject: 'Access requested: {name}, “{title}”',
  title: 'Access requested',
  text: '{name} ({role}) asks for access to the section “{title}”. You can change the role on this colleague’s page; until you do, the section stays closed.',
  open: 'Open the colleague’s page',
  foot: 'You have received this e-mail because you are an administrator of the fair.',
}

export default texts
