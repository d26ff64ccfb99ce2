import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { localeCodes, locales } from '../../../platform/languages.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { MaterialsFrame } from '../parts/materials-frame.tsx'
import { PagePreview } from '../parts/page-preview.tsx'
import type { MaterialTexts } from '../texts.ru.ts'
import type { PreviewData } from './materials-preview.server.ts'

type Props = PageProps<PreviewData, MaterialTexts>

/** The whole page in both languages, side by side where there is room. */
export default function MaterialsPreview({ data, t }: Props) {
  return (
    <MaterialsFrame data={data} t={t} title={t.preview.title}>
      <p className="mb-6">
        <Link to="/account/materials/" className={buttonClass({ tone: 'ghost', size: 'small' })}>
          {t.preview.back}
        </Link>
      </p>
      <div className="grid gap-10 lg:grid-cols-2">
        {localeCodes.map(code => (
          <section key={code} aria-label={locales.find(one => one.code === code)?.name ?? code}>
            <h2 className="type-small mb-2 text-ink-2">{locales.find(one => one.code === code)?.name}</h2>
            <PagePreview shown={data.own} locale={code} isWhole />
          </section>
        ))}
      </div>
    </MaterialsFrame>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.preview.title, isHidden: true }
}
