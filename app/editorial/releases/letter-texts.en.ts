import type { ReleaseLetterTexts } from './letter-texts.ru.ts'

const texts: ReleaseLetterTexts = {
  fair: 'Portico',
  where: 'editors’ desk',
  subject: 'The release “{title}” did not go out',
  title: 'A release did not go out',
  text: 'The release “{title}” was to go out on {at}. None of it has reached the site: every change waits. This is what stands in the way.',
  more: 'Obstacles in all: {count}. The rest are listed on the release’s page.',
  open: 'Open the release',
  foot: 'You receive this e-mail because you set the time of this release.',
}

export default texts
