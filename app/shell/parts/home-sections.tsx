import type { LocalPage } from '../../content/load-page.server.ts'
import { WorkLabel } from '../../content/parts/work-label.tsx'
import { Picture } from '../../images/parts/picture.tsx'
import { Link } from '../../navigation/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { isBuilt } from '../navigation-plan.ts'
import { useShellTexts } from '../use-shell-texts.ts'
import type { BlockOf } from './home-blocks.ts'

export function Statement({ block }: { block: BlockOf<'statement'> }) {
  return (
    <div className="section-gap grid-columns items-end gap-y-10">
      <p className="type-statement col-span-full lg:col-span-9">{block.text}</p>
      <div className="col-span-full lg:col-span-3">
        <p className="type-body text-ink-2">{block.aside}</p>
        {block.link && isBuilt(block.link.to) && (
          <Link to={block.link.to} className={buttonClass({ tone: 'text', className: 'mt-6' })}>
            {block.link.label}
          </Link>
        )}
      </div>
    </div>
  )
}

export function Numbers({ block }: { block: BlockOf<'numbers'> }) {
  return (
    <dl className="mt-16 grid grid-cols-2 gap-gutter gap-y-10 lg:mt-20 lg:grid-cols-4">
      {block.items.map(({ value, caption }) => (
        <div key={caption} className="lintel-light flex flex-col-reverse justify-end">
          <dt className="type-body mt-1">{caption}</dt>
          <dd className="mt-4 flex flex-wrap items-baseline gap-x-3">
            <Value text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** «около 70»: the word stays small, the number is the thing. */
function Value({ text }: { text: string }) {
  const [, word = '', number = text] = /^(\D*?)\s*(\d.*)$/.exec(text) ?? []
  return (
    <>
      {word && <span className="type-italic">{`${word} `}</span>}
      <span className="type-numeral type-numeral-l">{number}</span>
    </>
  )
}

export function ChildrenBand({
  block,
  pictures,
  centimetres,
}: {
  block: BlockOf<'work'>
  pictures: LocalPage['pictures']
  centimetres: string
}) {
  const t = useShellTexts()
  const picture = pictures[block.work.picture]
  return (
    <section className="section-gap page overflow-x-clip bg-raised py-16 lg:py-24">
      <div className="grid-columns items-center gap-y-10">
        <figure className="col-span-full flex gap-x-6 gap-y-5 max-sm:flex-col sm:items-end lg:col-span-6">
          {picture && (
            <div className="w-full max-w-[430px] sm:w-[64%] 3xl:max-w-[640px]">
              <Picture
                {...picture}
                sizes="92vw sm:60vw lg:30vw 3xl:640px"
                className="h-auto w-full shadow-work"
              />
            </div>
          )}
          <figcaption className="sm:w-[130px]">
            <WorkLabel work={block.work} centimetres={centimetres} />
          </figcaption>
        </figure>
        <div className="col-span-full lg:col-span-6">
          <h2 className="type-d2">{block.title}</h2>
          <p className="type-lead mt-6 max-w-text text-ink-2">
            <Unbroken>{block.text}</Unbroken>
          </p>
          {isBuilt('/childrens-area/') && (
            <Link to="/childrens-area/" className={buttonClass({ tone: 'ghost', className: 'mt-8' })}>
              {t.links.childrensArea}
              <Icon name="arrow-right" size={18} />
            </Link>
          )}
        </div>
      </div>
    </section>
  )
}
