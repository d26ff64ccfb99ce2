import type { AudioStopRecord } from '../types.ts'

export default {
  number: 3,
  title: { ru: 'Книга: как держать и куда смотреть', en: 'The book: how to hold it and where to look' },
  place: {
    ru: 'Галереи по сторонам вестибюля, раздел «Книга»',
    en: 'Galleries on either side of the vestibule, Book section',
  },
  minutes: 2,
  transcript: {
    ru: [
      'Возьмите на любом стенде книгу, которую разрешено брать, и пока не открывайте её. Взвесьте на ладони. Хорошая книга об искусстве весит чуть больше, чем обещает её вид: в мелованной бумаге много белой глины. Проведите пальцем по обрезу. Если он ровный и прохладный, блок прижимали под прессом долго.',
      'Теперь раскройте книгу посередине и отпустите. Лежит ли она сама? Если страницы поднимаются и закрываются, волокно бумаги идёт поперёк корешка, и книга всю жизнь будет сопротивляться. Если лежит спокойно, кто-то в типографии подумал о вас заранее.',
      'Посмотрите на разворот как на картину. Где самое тёмное место: в репродукции или в тексте? Сколько воздуха внизу? Нижнее поле обычно больше верхнего, и боковое достаточно широко, чтобы большой палец не закрывал строк. Эти пропорции старше книгопечатания: так размечали страницу переписчики, чтобы её можно было держать и не пачкать.',
      'И наконец прочтите одну подпись под картинкой целиком: автор, название, год, техника, размер. Размер важнее всего. На странице экслибрис и шпалера одинаковы, и только две цифры, высота и ширина, возвращают вещи её настоящий рост. С этими двумя цифрами и пойдём дальше, в залы, где всё показано в натуральную величину.',
    ],
    en: [
      'At any stand pick up a book you are allowed to pick up, and do not open it yet. Weigh it in your palm. A good book on art weighs a little more than it looks: there is a lot of white clay in coated paper. Run a finger along the fore-edge. If it is smooth and cool, the block spent a long time in the press.',
      'Now open the book in the middle and let go. Does it lie flat by itself? If the pages rise and close, the grain of the paper runs across the spine, and the book will resist all its life. If it lies quietly, somebody at the printing works thought of you beforehand.',
      'Look at the open spread as you would at a picture. Where is the darkest place, in the reproduction or in the text? How much air is there below? The lower margin is generally larger than the upper one, and the outer margin wide enough for a thumb not to cover the lines. These proportions are older than printing: scribes laid out the page in this way so that it could be held without being soiled.',
      'Finally, read one caption from beginning to end: artist, title, date, medium, size. Size matters most. On the page a bookplate and a tapestry are equals, and only two figures, height and width, give a thing back its true stature. With those two figures we go on into the halls, where everything is shown at its actual size.',
    ],
  },
} satisfies AudioStopRecord
