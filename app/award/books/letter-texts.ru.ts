import type { TextsOf } from '../../platform/fill.ts'

const texts = {
  fair: 'Портик',
  where: '{fairDates}, Москва',
  hello: 'Здравствуйте!',
  receipt: {
    label: 'Открыть заявку',
    text: 'По\u00a0ссылке ниже заявка открывается снова: добавьте ISBN, обложку, отрывок и\u00a0файл книги. До\u00a0конца приёма её можно изменить или отозвать. Ссылка открывает заявку без пароля, поэтому не\u00a0пересылайте это письмо.',
  },
  withdraw: {
    subject: 'Заявка на\u00a0премию №\u00a0{number} отозвана',
    title: 'Заявка отозвана',
    text: 'Заявка №\u00a0{number} на\u00a0премию «Слово об\u00a0искусстве» отозвана. Подать её снова можно по\u00a0той\u00a0же ссылке до\u00a0конца дня {awardClosesOn}.',
  },
  reopen: {
    subject: 'Заявка на\u00a0премию №\u00a0{number} снова подана',
    title: 'Заявка снова подана',
    text: 'Заявка №\u00a0{number} на\u00a0премию «Слово об\u00a0искусстве» снова участвует. Изменить её можно до\u00a0конца дня {awardClosesOn}.',
  },
  open: 'Открыть заявку',
  foot: 'Ссылка открывает заявку без пароля: не\u00a0пересылайте письмо. Если это были не\u00a0вы, напишите на\u00a0award@portik.example.',
  privacy: 'Обработка персональных данных',
} as const

export default texts
export type BookLetterTexts = TextsOf<typeof texts>
