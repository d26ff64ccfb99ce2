import type { SpeakerRecord } from '../types.ts'

export default {
  id: 18,
  firstName: { ru: 'Тимофей', en: 'Timofey' },
  lastName: { ru: 'Бересток', en: 'Berestok' },
  role: 'artist',
  occupation: { ru: 'ксилограф', en: 'wood engraver' },
  city: { ru: 'Псков', en: 'Pskov' },
  lead: {
    ru: 'Режет книжные знаки, где целая биография помещается на спичечном коробке.',
    en: 'Cuts bookplates in which an entire biography fits on a matchbox.',
  },
  biography: {
    ru: [
      'Самая маленькая его гравюра — с почтовую марку. Самая большая — с дверь, и вырезана она действительно на двери.',
      'Начинал он плотником: три года восстанавливал наличники в деревнях под Изборском. Поэтому доску знает с двух сторон — и как узор на доме, и как печатную форму. Гравировать на торце учился уже потом, в Псковских печатных классах.',
      'За десять лет Бересток вырезал около ста восьмидесяти экслибрисов — для врачей, машинистов, сельских библиотек и одного маяка. Заказчика он просит прислать не портрет, а список книг, к которым тот возвращается.',
      'Летом он возит по деревням «Передвижной пресс»: станок, бумага и резцы умещаются в один фургон. В каждой школе дети режут по букве, и после отъезда пресса у школы остаётся собственная печатная азбука.',
    ],
    en: [
      'Berestok’s smallest engraving is the size of a postage stamp. His largest is the size of a door – and a door is indeed what it was cut on.',
      'He began as a carpenter, restoring carved window surrounds for three years in the villages around Izborsk. So he knows a plank from both sides, as the pattern on a house and as a printing block. Engraving on the end grain came later, at the Pskov Printing Classes.',
      'In ten years he has cut some hundred and eighty bookplates, for doctors, engine drivers, village libraries and one lighthouse. He asks his clients to send not a portrait but a list of the books they go back to.',
      'In summer he takes his “Travelling Press” round the countryside: press, paper and gravers all fit into one van. In every school each child cuts a letter, and when the press moves on, the school is left with a printed alphabet of its own.',
    ],
  },
  picture: 'people/person-32.jpg',
} satisfies SpeakerRecord
