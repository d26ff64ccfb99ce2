import { use } from 'react'
import { workPath } from '../../../content/work-path.ts'
import { ImageDomains } from '../../../images/parts/image-domains.ts'
import { imageUrl } from '../../../images/rules.ts'
import { Link } from '../../../navigation/link.tsx'
import type { LocaleCode } from '../../../platform/languages.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { CloserData } from '../pages/closer.server.ts'
import type { CloserTexts } from '../texts.ru.ts'

const linkClass = 'closer-link type-small'

/** What one can do next: ask, share what one sees, hang it at home, take the picture where that is allowed. */
export function CloserLinks({ work, t }: { work: CloserData; t: CloserTexts; locale: LocaleCode }) {
  const { number, ask, picture, mayDownload } = work
  const domains = use(ImageDomains)
  return (
    <div className="closer-links">
      {ask && (
        <Link to={ask} className={buttonClass({ tone: 'secondary', className: 'w-full' })}>
          {t.ask}
        </Link>
      )}
      <p className="flex flex-wrap justify-between gap-x-4">
        <a href="?" data-part="share" className={`closer-live ${linkClass}`}>
          <Icon name="share" size={18} />
          <span>{t.share}</span>
        </a>
        <Link to={`${workPath(number)}wall/`} className={linkClass}>
          <Icon name="expand" size={18} />
          <span>{t.onWall}</span>
        </Link>
        {mayDownload && (
          <a
            href={imageUrl(picture.src, {}, domains)}
            download={`portico-${number.replace('.', '-')}.jpg`}
            className={linkClass}
          >
            <Icon name="download" size={18} />
            <span>{t.download}</span>
          </a>
        )}
      </p>
      <p aria-hidden="true" className="closer-live closer-keys type-caption">
        <kbd>+</kbd>
        <kbd>−</kbd>
        <span>{t.keys.zoom}</span>
        <kbd>←</kbd>
        <span>{t.keys.move}</span>
        <kbd>0</kbd>
        <span>{t.keys.whole}</span>
      </p>
    </div>
  )
}
