import { Link } from '../../navigation/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import type { HomeTexts } from '../home-texts.ru.ts'
import { newsletterPath } from '../menu.ts'
import type { HomeData } from '../pages/home.server.ts'

/** The last thing on the page: how to hear of the fair again. */
export function HomeNewsletter({ newsletter, t }: { newsletter: HomeData['newsletter']; t: HomeTexts }) {
  return (
    <section className="section-gap lintel grid-columns items-end gap-y-6">
      <div className="col-span-full lg:col-span-7">
        <h2 className="type-d2 mt-3">{newsletter.title}</h2>
        <p className="type-lead mt-4 max-w-text text-ink-2">{newsletter.lead}</p>
      </div>
      <p className="col-span-full lg:col-span-5 lg:text-right">
        <Link to={newsletterPath} className={buttonClass({ tone: 'secondary' })}>
          {t.home.subscribe}
        </Link>
      </p>
    </section>
  )
}
