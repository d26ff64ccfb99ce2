import type { LetterTexts } from './letter-texts.ru.ts'

const texts: LetterTexts = {
  fair: 'Portico',
  where: '{days}, Moscow',
  subject: 'We have received your application {number}',
  title: 'We have received your application',
  hello: 'Hello,',
  first: 'Your application {number} to exhibit at the fair was submitted on {at}, Moscow time.',
  again:
    'Your application {number} was corrected and submitted again on {at}, Moscow time. The council will see this version.',
  next: {
    open: 'You can correct it until the end of {closes}. The council will answer by {answers}.',
    asked: 'It can no longer be changed: the council will consider it once more and answer you by e-mail.',
  },
  facts: { number: 'Number', version: 'Version', works: 'Works' },
  open: 'Open the application',
  foot: 'You have received this e-mail because you submitted an application in your account on the fair’s site.',
  privacy: 'Privacy policy',
}

export default texts
