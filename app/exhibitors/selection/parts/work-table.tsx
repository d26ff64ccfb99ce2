import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { LightTableData } from '../pages/light-table.server.ts'
import type { CouncilTexts } from '../texts.ru.ts'
import { WorkScale } from './work-scale.tsx'

type Props = { data: LightTableData; t: CouncilTexts; locale: LocaleCode }

/**
 * One work large, its label, and the strip of all of them; each has an address, so it needs no script. The script puts
 * another of these in its place (`device/walk-works.ts`).
 */
export function WorkTable({ data, t, locale }: Props) {
  const { sheet, chosen } = data
  const words = t.table
  const work = sheet.works[chosen - 1]
  if (!work) return <p className="type-body p-4 sm:p-8">{words.noWorks}</p>
  const label = fill(words.shown, { place: chosen, count: sheet.works.length })
  return (
    <section aria-label={words.works} data-works data-place={chosen} data-shown={label} className="min-w-0">
      <div className="grid items-center gap-x-6 gap-y-5 bg-[#0c0a09] p-4 max-lg:grid-cols-2 sm:p-8 lg:h-[calc(100dvh-15rem)] lg:min-h-[34rem] lg:grid-cols-[9.5rem_minmax(0,1fr)_9.5rem] lg:grid-rows-[1fr_auto]">
        <Whole data={data} t={t} locale={locale} />
        <div className="max-lg:hidden lg:col-start-1 lg:row-start-1">
          <Turn data={data} to={chosen - 1} label={words.previous} icon="arrow-left" />
        </div>
        <div className="flex justify-end max-lg:hidden lg:col-start-3 lg:row-start-1">
          <Turn data={data} to={chosen + 1} label={words.next} icon="arrow-right" />
        </div>
        <Label data={data} t={t} locale={locale} />
        <div className="self-end max-lg:justify-self-end lg:col-start-3 lg:row-start-2">
          <WorkScale dimensions={work.dimensions} said={words.scale} />
        </div>
      </div>
      <div className="flex justify-between gap-4 px-4 pt-3 sm:px-8 lg:hidden">
        <Turn data={data} to={chosen - 1} label={words.previous} icon="arrow-left" isWord />
        <Turn data={data} to={chosen + 1} label={words.next} icon="arrow-right" isWord />
      </div>
      <Strip data={data} t={t} locale={locale} />
    </section>
  )
}

function Whole({ data, t, locale }: Props) {
  const work = data.sheet.works[data.chosen - 1]
  if (!work?.picture) return null
  const address = `/council/pictures/${work.picture.id}-large.webp`
  const title = work.title[locale] || work.title.ru
  return (
    <a
      href={address}
      data-zoom={address}
      aria-label={fill(t.table.wholeOf, { title })}
      className="col-span-full flex h-full min-h-0 cursor-zoom-in items-center justify-center lg:col-span-1 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <img
        src={address}
        alt={work.alt[locale] || work.alt.ru}
        width={work.picture.width}
        height={work.picture.height}
        className="max-h-[70vh] w-auto max-w-full object-contain lg:max-h-full"
      />
    </a>
  )
}

function Label({ data, t, locale }: Props) {
  const work = data.sheet.works[data.chosen - 1]
  if (!work) return null
  const facts = [
    work.year,
    work.medium[locale] || work.medium.ru,
    work.dimensions.replaceAll(' ', '\u00a0'),
  ].filter(Boolean)
  return (
    <div className="bracket self-end px-0.5 pt-2.5 lg:col-start-1 lg:row-start-2">
      <p className="type-caption text-accent">{fill(t.table.work, { place: work.place })}</p>
      <p className="type-small font-semibold">{work.artist}</p>
      <h2 className="font-serif break-words italic">{work.title[locale] || work.title.ru}</h2>
      <p className="type-caption text-ink-2">{facts.join(', ')}</p>
      {work.price && <p className="type-caption text-ink-2">{work.price}</p>}
    </div>
  )
}

function Turn({
  data: { id, sheet },
  to,
  label,
  icon,
  isWord = false,
}: {
  data: LightTableData
  to: number
  label: string
  icon: 'arrow-left' | 'arrow-right'
  isWord?: boolean
}) {
  if (to < 1 || to > sheet.works.length) return <span />
  const isBack = icon === 'arrow-left'
  return (
    <Link
      to={`/council/${id}/?work=${to}`}
      data-work-link
      aria-label={isWord ? undefined : label}
      className={cx(
        'type-small inline-flex min-h-11 min-w-11 items-center gap-2.5 hover:text-accent',
        isBack ? 'justify-start' : 'justify-end',
      )}
    >
      {isBack && <Icon name={icon} />}
      {isWord && label}
      {!isBack && <Icon name={icon} />}
    </Link>
  )
}

function Strip({ data, t, locale }: Props) {
  const { sheet, chosen, id } = data
  const words = t.table
  return (
    <ol className="flex min-h-32 flex-wrap items-end gap-4 border-t border-hair px-4 py-3 sm:px-8">
      {sheet.works.map(({ id: key, place, picture, title }) => (
        <li key={key}>
          <Link
            to={`/council/${id}/?work=${place}`}
            data-work-link
            aria-current={place === chosen ? 'true' : undefined}
            aria-label={`${fill(words.work, { place })}, ${title[locale] || title.ru}`}
            className={cx(
              'block min-w-11 px-1.5 pt-2',
              place === chosen ? 'bracket text-accent before:border-accent' : 'text-ink-2',
            )}
          >
            {picture && (
              <img
                src={`/council/pictures/${picture.id}-small.webp`}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
                className="h-17 w-auto"
              />
            )}
            <span className="type-caption mt-1 block">{fill(words.work, { place })}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
