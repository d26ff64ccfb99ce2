import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { Icon } from '../../ui/icon.tsx'

const labels = {
  info: { ru: 'Объявление', en: 'Announcement' },
  warning: { ru: 'Важное объявление', en: 'Important announcement' },
}

/** What the fair has to say above the page. It stands there from the first paint, and nothing moves. */
export function Banner() {
  const { banner, error, locale } = useView()
  if (!banner || error) return null
  const { text, tone, to } = banner
  return (
    <section aria-label={labels[tone][locale]} className="site-banner">
      <div className="page type-small">
        {tone === 'warning' && <Icon name="warning" size={20} />}
        {to ? (
          <Link to={to} className="link">
            {text}
          </Link>
        ) : (
          <p>{text}</p>
        )}
      </div>
    </section>
  )
}
