import { Link } from '../navigation/link.tsx'
import type { PageHead } from '../navigation/view.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Colonnade } from '../ui/colonnade.tsx'
import { Stylobate } from '../ui/stylobate.tsx'
import { useful } from './menu.ts'
import { CrackedEntablature, FallenColumn } from './parts/fallen-column.tsx'
import type { ShellTexts } from './texts.ru.ts'
import { useShellTexts } from './use-shell-texts.ts'

/** 404 and 500 have a heading and an illustration; any other code only a sentence and the way home. */
export function ErrorPage({ status }: { status: number }) {
  return status === 404 || status === 500 ? <Ruin status={status} /> : <PlainError status={status} />
}

export function errorHead(status: number, { error: words }: ShellTexts): PageHead {
  return { title: status === 404 ? words.notFoundDocumentTitle : words.unavailableTitle, isHidden: true }
}

function PlainError({ status }: { status: number }) {
  const { error: words } = useShellTexts()
  return (
    <div className="page flex flex-col items-start gap-8 py-24" data-error={status}>
      <p className="type-lead max-w-text">{words.otherText}</p>
      <HomeButton />
    </div>
  )
}

function Ruin({ status }: { status: 404 | 500 }) {
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

function HomeButton() {
  const { error: words } = useShellTexts()
  return (
    <Link to="/" className={buttonClass()}>
      {words.home}
    </Link>
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
