import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { WorksData } from '../pages/works.server.ts'
import type { ApplicationPageTexts } from '../texts.ru.ts'

type Work = WorksData['works'][number]

/** One work in the list: its place, its picture, what is missing, and the ways to move and to edit it. */
export function WorkRow({
  work,
  count,
  isOpen,
  t,
}: {
  work: Work
  count: number
  isOpen: boolean
  t: ApplicationPageTexts
}) {
  const words = t.work
  const name = `${fill(words.one, { place: work.place })} ${work.title}`
  return (
    <li
      id={`work-${work.id}`}
      data-work={work.id}
      data-name={work.title}
      className={cx(
        'grid grid-cols-[44px_96px_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-3 border-b border-hair py-4 sm:grid-cols-[44px_112px_minmax(0,1fr)] sm:gap-x-4 sm:py-5',
        work.refusal && 'wrong-bar border-l border-l-error pl-3',
      )}
    >
      {isOpen ? <Movers work={work} name={name} count={count} t={t} /> : <span className="sm:row-span-2" />}
      <Thumb work={work} t={t} />
      <div className="min-w-0 justify-between gap-x-4 sm:flex">
        <div className="min-w-0 sm:pt-2.5">
          <p className="break-words">
            <span className="type-caption mr-2 text-accent">
              {fill(t.preview.work, { place: work.place })}
            </span>
            <span className="font-serif italic">{work.title}</span>
          </p>
          <p className="type-small break-words text-ink-2">{work.label}</p>
        </div>
        {isOpen && (
          <Link
            to={`/account/application/works/${work.id}/`}
            className="link type-small inline-flex min-h-11 shrink-0 items-center"
          >
            {words.edit}
            <span className="sr-only">: {name}</span>
          </Link>
        )}
      </div>
      <div className="min-w-0 max-sm:col-span-full sm:col-start-3">
        {work.upload && <Coming work={work} upload={work.upload} t={t} />}
        {work.refusal && (
          <p className="type-small mt-2 flex gap-2 text-error">
            <Icon name="warning" size={18} className="mt-0.5" />
            <span>
              {work.refusal} {words.kept}
            </span>
          </p>
        )}
        {work.refusal && isOpen && <Again id={work.id} t={t} />}
        {!work.upload && !work.refusal && work.missing.length > 0 && (
          <p className="type-small mt-2 flex gap-2 text-warning">
            <Icon name="warning" size={18} className="mt-0.5" />
            <span>{fill(words.missing, { fields: work.missing.join(', ') })}</span>
          </p>
        )}
      </div>
    </li>
  )
}

function Movers({
  work,
  name,
  count,
  t,
}: {
  work: Work
  name: string
  count: number
  t: ApplicationPageTexts
}) {
  const words = t.work
  return (
    <div className="flex flex-col sm:row-span-2">
      <Mover to="up" work={work} label={fill(words.up, { work: name })} isOff={work.place === 1} />
      {/* Shown by the script, which alone can lift a work. */}
      <button
        type="button"
        hidden
        data-lift
        aria-label={fill(words.lift, { work: name })}
        className="inline-flex min-h-11 min-w-11 cursor-grab items-center justify-center text-ink-2 hover:text-ink"
      >
        <Icon name="menu" size={18} />
      </button>
      <Mover to="down" work={work} label={fill(words.down, { work: name })} isOff={work.place === count} />
    </div>
  )
}

function Mover({ to, work, label, isOff }: { to: 'up' | 'down'; work: Work; label: string; isOff: boolean }) {
  const { pathname } = useView()
  return (
    <form method="post" action={pathname}>
      <input type="hidden" name="do" value="move" />
      <input type="hidden" name="work" value={work.id} />
      <input type="hidden" name="to" value={to} />
      <button
        type="submit"
        id={`${to}-${work.id}`}
        disabled={isOff}
        aria-label={label}
        className="inline-flex min-h-11 min-w-11 items-center justify-center hover:text-accent disabled:text-ink-3"
      >
        <Icon name="arrow-left" size={18} className={to === 'up' ? 'rotate-90' : '-rotate-90'} />
      </button>
    </form>
  )
}

function Thumb({ work, t }: { work: Work; t: ApplicationPageTexts }) {
  if (!work.picture) {
    return (
      <span
        role="img"
        aria-label={work.refusal ? t.work.refused : t.work.noPicture}
        className={cx(
          'block h-20 w-full border border-dashed sm:row-span-2 sm:h-24',
          work.refusal ? 'border-error' : 'flutes border-hair text-hair',
        )}
      />
    )
  }
  return (
    <img
      src={work.picture.small}
      alt={work.alt}
      className="max-h-28 w-auto max-w-full self-start shadow-work sm:row-span-2"
    />
  )
}

function Coming({
  work,
  upload,
  t,
}: {
  work: Work
  upload: NonNullable<Work['upload']>
  t: ApplicationPageTexts
}) {
  const { pathname } = useView()
  const words = t.work.upload
  return (
    <div data-coming={upload.id} className="mt-2">
      {/* No style of its own: the policy of the site would not let it through. */}
      <progress aria-hidden="true" className="upload-bar block w-full" max={100} value={upload.percent} />
      <p className="type-small mt-2 text-warning">
        {fill(words.waiting, { percent: upload.percent, name: upload.name })}
      </p>
      <form method="post" action={pathname}>
        <input type="hidden" name="do" value="stop" />
        <input type="hidden" name="upload" value={upload.id} />
        <button type="submit" className="link type-small min-h-11">
          {words.stop}
          <span className="sr-only">: {work.title}</span>
        </button>
      </form>
    </div>
  )
}

function Again({ id, t }: { id: string; t: ApplicationPageTexts }) {
  const at = `/account/application/works/${id}/`
  return (
    <p className="mt-3 flex flex-wrap gap-3">
      <Link to={`${at}#replace`} className={buttonClass({ tone: 'ghost', size: 'small' })}>
        {t.work.replace}
      </Link>
      <Link to={`${at}#remove`} className={buttonClass({ tone: 'danger', size: 'small' })}>
        {t.work.remove.send}
      </Link>
    </p>
  )
}
