import { Link } from '../../navigation/link.tsx'
import { Colonnade } from '../../ui/colonnade.tsx'
import { Stylobate } from '../../ui/stylobate.tsx'
import { HomeButton } from '../parts/home-button.tsx'
import { useShellTexts } from '../use-shell-texts.ts'
import { CrackedEntablature, FallenColumn } from './fallen-column.tsx'
import { useful } from './full-menu.ts'

/** A page that is missing or broken: a column has fallen. */
export function Ruin({ status }: { status: number }) {
  const { error: words } = useShellTexts()
  const isMissing = status === 404
  return (
    <div data-error={status} className="overflow-x-clip pt-2.5">
      <div className="page">
        <CrackedEntablature />
        <div className="relative lg:min-h-[630px]">
          <div className="absolute inset-x-0 bottom-0 h-[250px] lg:h-full">
            <Colonnade
              columnWidth={40}
              phoneBays={1}
              missing={3}
              className={isMissing ? undefined : 'opacity-30'}
            />
            <FallenColumn className={isMissing ? undefined : 'opacity-30'} />
          </div>
          <div className="relative grid-bays pb-[290px] lg:pb-[186px]">
            <div className="col-span-full pt-8 lg:col-span-2 lg:col-start-3 lg:pr-7 lg:pt-6 lg:pl-10 xl:pl-[58px]">
              <p className="type-numeral -ml-[.02em] text-accent [--numeral:clamp(7.5rem,11vw,10.25rem)]">
                {status}
              </p>
              <h1 className="type-d2 mt-3 lg:text-[2.75rem]">
                {isMissing ? words.notFoundTitle : words.unavailableTitle}
              </h1>
              <p className="mt-4 mb-5 text-[1rem] leading-normal text-ink-2">
                {isMissing ? words.notFoundText : words.unavailableText}
              </p>
              <HomeButton />
            </div>
          </div>
        </div>
      </div>
      <Stylobate />
      <UsefulLinks />
    </div>
  )
}

function UsefulLinks() {
  const t = useShellTexts()
  return (
    <nav aria-label={t.error.useful} className="page type-body flex flex-wrap items-center gap-x-7 pt-5">
      <span className="text-ink-2">{t.error.useful}</span>
      {useful.map(({ to, label }) => (
        <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
          {t.links[label]}
        </Link>
      ))}
    </nav>
  )
}
