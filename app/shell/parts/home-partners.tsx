import { Link } from '../../navigation/link.tsx'
import type { HomeTexts } from '../home-texts.ru.ts'
import type { HomeData } from '../pages/home.server.ts'
import { HomeSection } from './home-section.tsx'

type Props = { title: string; partners: HomeData['partners']; t: HomeTexts }

/** The marks of one size, each with its name and what it does for the fair. */
export function HomePartners({ title, partners, t }: Props) {
  return (
    <HomeSection title={title} link={{ to: '/become-a-partner/', label: t.links.becomeAPartner }}>
      <ul className="mt-8 grid gap-x-gutter max-sm:[&>:nth-child(n+5)]:hidden sm:grid-cols-2 lg:grid-cols-4">
        {partners.map(({ slug, name, role, mark, isLogo }) => (
          <li key={slug} className="border-b border-hair">
            <Link to="/partners/" className="group flex min-h-26 items-center gap-4 py-4">
              <img
                src={mark}
                alt=""
                width="52"
                height="52"
                loading="lazy"
                className={isLogo ? 'partner-logo' : 'partner-mark'}
              />
              <span>
                <span className="type-serif-small block decoration-1 underline-offset-4 group-hover:underline">
                  {name}
                </span>
                <span className="type-caption text-ink-2">{role}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
