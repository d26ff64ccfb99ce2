import { Picture } from '../../images/parts/picture.tsx'
import { useView } from '../../navigation/view.ts'
import { cx } from '../../ui/cx.ts'
import { Label } from '../../ui/label.tsx'

/** The one work that hangs in the menu. */
export function MenuWork({ className }: { className?: string }) {
  const { centimetres, ...work } = texts[useView().locale]
  return (
    <figure className={cx('w-[300px] max-w-full', className)}>
      <Picture
        src="works/work-055.jpg"
        width={1600}
        height={1600}
        alt={work.alt}
        sizes="300px"
        className="w-full shadow-work"
      />
      <figcaption className="mt-4">
        <Label
          author={work.author}
          title={work.title}
          year={2024}
          technique={work.technique}
          size={`70\u00a0×\u00a070\u00a0${centimetres}`}
        />
      </figcaption>
    </figure>
  )
}

const texts = {
  ru: {
    author: 'Дарья Стрешина',
    title: 'Солярная розетта',
    technique: 'смальта, камень',
    alt: 'Дарья Стрешина, «Солярная розетта», 2024, смальта, камень. Мозаика: золотая восьмилепестковая розетта с\u00a0красной серединой в\u00a0синем круге, вокруг красно-золотые лучи.',
    centimetres: 'см',
  },
  en: {
    author: 'Darya Streshina',
    title: 'Solar Rosette',
    technique: 'smalti and stone mosaic',
    alt: 'Darya Streshina, “Solar Rosette”, 2024, smalti and stone mosaic. A gold eight-petalled rosette with a red centre in a blue disc, red and gold rays around it.',
    centimetres: 'cm',
  },
}
