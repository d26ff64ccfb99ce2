import { Picture } from '../../images/parts/picture.tsx'
import { cx } from '../../ui/cx.ts'
import { Label } from '../../ui/label.tsx'
import { useShellTexts } from '../use-shell-texts.ts'

/** The one work that hangs in the menu. */
export function MenuWork({ className }: { className?: string }) {
  const { work, centimetres } = useShellTexts()
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
