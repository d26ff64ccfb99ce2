import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { ApplicationFrame } from '../parts/application-frame.tsx'
import { SheetOf } from '../parts/sheet.tsx'
import type { ApplicationPageTexts } from '../texts.ru.ts'
import { pictureAddress } from '../works-view.ts'
import type { PreviewData } from './preview.server.ts'

type Props = PageProps<PreviewData, ApplicationPageTexts>

/** The application as the council will see it. */
export default function Preview({ data, t }: Props) {
  const { version } = data
  return (
    <ApplicationFrame data={data} t={t} title={t.previewTitle}>
      <p className="max-w-text">{t.preview.lead}</p>
      <p className="type-small mt-2 mb-8 text-ink-2">
        {version ? fill(t.preview.submitted, { version: version.number, at: version.at }) : t.preview.draft}
      </p>
      <SheetOf sheet={data.sheet} t={t} addressOf={id => pictureAddress(id, 'large')} />
      <Link to="/account/application/" className={buttonClass({ tone: 'ghost', className: 'mt-12' })}>
        {t.buttons.back}
      </Link>
    </ApplicationFrame>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.previewTitle, isHidden: true }
}
