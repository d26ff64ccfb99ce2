import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { Colonnade } from '../../ui/colonnade.tsx'
import { Entablature } from '../../ui/entablature.tsx'
import { Inscription } from '../../ui/inscription.tsx'
import { AccessButton } from '../accessible/access-button.tsx'
import { CookieSettings } from '../cookies/cookie-settings.tsx'
import { fairPhrases } from '../fair-phrases.ts'
import { PlanLink } from '../parts/plan-link.tsx'
import { useShellTexts } from '../use-shell-texts.ts'
import { account } from './full-menu.ts'
import { useMenu } from './use-menu.ts'

export function Footer() {
  return (
    <footer className="section-gap overflow-x-clip">
      <div className="page">
        <Entablature />
        <div className="grid-columns gap-y-12 pt-10 pb-16">
          <Address />
          <Groups />
        </div>
        <Letters />
        <LastLine />
      </div>
    </footer>
  )
}

function Address() {
  const t = useShellTexts()
  const words = fairPhrases(useView())
  return (
    <div className="type-small col-span-full lg:col-span-4">
      <address className="not-italic">
        <p className="type-d3">{words.ahead}</p>
        <p className="mt-3 text-balance">{t.place.full}</p>
        <p>{t.place.address}</p>
        {words.nextFair && (
          <p className="mt-4 text-ink-2">{fill(t.nextFair, { nextFair: words.nextFair })}</p>
        )}
        <p className="mt-2 flex flex-col items-start">
          <a
            className="link inline-flex min-h-11 items-center"
            href={`tel:${t.phone.replace(/[^+\d]/g, '')}`}
          >
            {t.phone}
          </a>
          <a className="link inline-flex min-h-11 items-center" href={`mailto:${t.email}`}>
            {t.email}
          </a>
        </p>
      </address>
      <Link to="/newsletter/" className="link inline-flex min-h-11 items-center">
        {t.links.newsletter}
      </Link>
    </div>
  )
}

function Groups() {
  const t = useShellTexts()
  const { groups } = useMenu()
  return (
    <nav aria-label={t.footerNavigation} className="col-span-full lg:col-span-8">
      <div className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4">
        {groups.map(group => (
          <section key={group.title}>
            <h2 className="type-small mb-1.5 text-ink-3">{t.groups[group.title]}</h2>
            <ul>
              {group.entries.map(entry => (
                <li key={entry.to}>
                  <PlanLink
                    entry={entry}
                    hasLintel={false}
                    className="type-small inline-flex min-h-11 items-center hover:text-accent lg:min-h-[30px]"
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}

/** The name once more, a letter in each bay. */
function Letters() {
  const { fairName } = useShellTexts()
  const bays = fairName.length
  return (
    <div aria-hidden="true" className="footer-letters">
      <Entablature overhang />
      <div className="relative border-b border-ink pt-[106px] pb-3 lg:pt-[5.6vw] lg:pb-4">
        <Colonnade fade fixed bays={bays} columnWidth={17} className="opacity-60 lg:hidden" />
        <Colonnade fade fixed bays={bays} columnWidth={44} className="opacity-70 max-lg:hidden" />
        <Inscription letters={fairName} className="relative" />
      </div>
    </div>
  )
}

const lastLink = 'inline-flex min-h-11 items-center transition-colors hover:text-ink'

function LastLine() {
  const t = useShellTexts()
  const { notice, locale } = useView()
  const { documents } = useMenu()
  return (
    <div className="type-caption pt-5 pb-8 text-ink-2">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <span className="border border-edge px-2 py-0.5 text-ink">
          <span className="sr-only">{t.ageMarkMeaning}</span>
          <span aria-hidden="true">{t.ageMark}</span>
        </span>
        <span>{t.organiser.join('\u00a0· ')}</span>
      </p>
      <div className="flex flex-wrap gap-x-5 pt-2">
        <nav aria-label={t.documentsNavigation}>
          <ul className="flex flex-wrap gap-x-5">
            {documents.map(entry => (
              <li key={entry.to}>
                <Link to={entry.to} className={lastLink}>
                  {entry.words ? entry.words[locale] : t.links[entry.label]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Link to={account.to} className={lastLink}>
          {account.label[locale]}
        </Link>
        <CookieSettings className={lastLink} />
        <AccessButton className={lastLink} />
      </div>
      <p className="flex flex-wrap items-center gap-x-5 pt-2">
        <Link to="/demonstration/" className={lastLink}>
          {t.invented}
        </Link>
        {notice.isDemoClock && <span>{t.demoClock}</span>}
      </p>
    </div>
  )
}
