import { ReservedPicture } from '../../images/parts/picture.tsx'
import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import type { BlockOf } from '../blocks/block-view.ts'
import type { LocalPage } from '../load-page.server.ts'
import type { PressPrint } from '../press/press-prints.ts'

/** Pictures that may be published: what is on them, how large they print, whom to credit, and the file itself. */
export function PressKit({
  block,
  pictures,
  prints,
  takeaways,
}: {
  block: BlockOf<'press-kit'>
  pictures: LocalPage['pictures']
  /** What is downloaded, by the path of its picture. */
  prints: Record<string, PressPrint>
  /** What else one takes along, by the address of the file. */
  takeaways: { path: string; name: string; kind: string }[]
}) {
  const words = texts[useView().locale]
  return (
    <section id="press-kit">
      <div className="grid-columns items-end gap-y-4">
        <h2 className="type-d2 col-span-full lg:col-span-6">{block.title}</h2>
        <p className="type-body col-span-full max-w-text pb-1.5 text-pretty text-ink-2 lg:col-span-6">
          {block.text}
        </p>
      </div>
      <ul className="mt-8 border-t border-hair">
        {takeaways.map(({ path, name, kind }) => (
          <li key={path} className="border-b border-hair">
            <Link
              to={path}
              download
              className="type-body flex min-h-14 items-center gap-3 transition-colors hover:text-accent"
            >
              <Icon name="download" size={18} />
              {name}
              <span className="type-caption ml-auto text-ink-2">{kind}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className="mt-10 grid grid-cols-1 gap-gutter gap-y-14 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4">
        {block.files.map(file => {
          const picture = pictures[file.picture]
          const print = prints[file.picture]
          return (
            picture &&
            print && (
              <li key={file.picture} className="flex flex-col">
                <div className="flex flex-1 items-end">
                  <ReservedPicture {...picture} sizes="92vw sm:46vw lg:23vw 3xl:500px" room="text-[340px]" />
                </div>
                <div className="lintel-light mt-5 lg:min-h-[15rem]">
                  <h3 className="type-d3">{file.name}</h3>
                  <p className="type-small mt-1.5 text-pretty text-ink-2">{file.about}</p>
                  <p className="type-caption mt-1.5 text-ink-2">{file.credit}</p>
                  <Link to={print.path} download className={buttonClass({ tone: 'text', className: 'mt-1' })}>
                    {words.download}
                    <span className="sr-only">{`: ${file.name}`}</span>
                  </Link>
                  <p className="type-caption text-ink-2">
                    {print.pixels}
                    <br />
                    {print.paper}
                  </p>
                </div>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}

const texts = {
  ru: { download: 'Скачать' },
  en: { download: 'Download' },
}
