import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Said } from '../../application/parts/application-frame.tsx'
import { ArrivalForm } from '../parts/arrival-form.tsx'
import { Checklist, ItemHead } from '../parts/checklist.tsx'
import { MaterialsForm } from '../parts/materials-form.tsx'
import { MaterialsFrame } from '../parts/materials-frame.tsx'
import { PagePreview } from '../parts/page-preview.tsx'
import { Conflict, Problems } from '../parts/problems.tsx'
import { Uploads } from '../parts/uploads.tsx'
import type { MaterialTexts } from '../texts.ru.ts'
import type { MaterialsData, Own } from './materials.server.ts'

type Props = PageProps<MaterialsData, MaterialTexts>

/** What a participant's page is made of, as its owner fills it in; before the stand is paid, why it is too early. */
export default function Materials({ data, t, locale }: Props) {
  const { own, early } = data
  return (
    <MaterialsFrame data={data} t={t} title={t.title}>
      {early && <Early early={early} t={t} />}
      {own && (
        <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[248px_minmax(0,660px)] xl:grid-cols-[248px_minmax(0,660px)_minmax(0,1fr)]">
          <Checklist own={own} t={t}>
            {own.isOpen && <SubmitBeside own={own} t={t} />}
          </Checklist>
          <div className="min-w-0">
            <Said done={doneOf(own, t)} />
            {own.isConflict && <Conflict own={own} t={t} />}
            <Problems own={own} t={t} />
            {own.isOpen ? <MaterialsForm own={own} t={t} /> : <Reading own={own} t={t} />}
            {own.isOpen && <Uploads own={own} t={t} />}
            <ArrivalForm own={own} t={t} />
          </div>
          <section aria-labelledby="preview-title" className="min-w-0 max-xl:lg:col-start-2">
            <div className="lintel mb-3">
              <h2 id="preview-title" className="type-d3">
                {t.preview.title}
              </h2>
              <p className="type-caption text-ink-2">{own.page ? t.preview.live : t.preview.note}</p>
            </div>
            <div className="max-xl:hidden">
              <PagePreview shown={own} locale={locale} />
            </div>
            <Link
              to="/account/materials/preview/"
              className={buttonClass({ tone: 'ghost', className: 'mt-4 w-full' })}
            >
              <Icon name="expand" size={18} />
              {t.buttons.preview}
            </Link>
            {own.page && (
              <a href={own.page} className="link type-small mt-3 inline-flex min-h-11 items-center">
                {t.buttons.page}
              </a>
            )}
          </section>
        </div>
      )}
    </MaterialsFrame>
  )
}

function Early({ early, t }: { early: NonNullable<Props['data']['early']>; t: MaterialTexts }) {
  return (
    <EmptyState
      action={
        <>
          <p className="max-w-text text-ink-2">{`${early.now} ${early.when}`}</p>
          <Link to="/account/application/" className={buttonClass({ tone: 'ghost' })}>
            {t.early.open}
          </Link>
        </>
      }
    >
      {t.early.text}
    </EmptyState>
  )
}

/** The only sanguine button: beside the list where there is room, else under the form. */
function SubmitBeside({ own, t }: { own: Own; t: MaterialTexts }) {
  return (
    <div className="mt-6 max-lg:hidden">
      <Button type="submit" form="materials" name="do" value="submit" className="w-full px-3!">
        {t.buttons.submit}
      </Button>
      <p className="type-caption mt-3 text-ink-2">{own.page ? t.whilePublished : t.beforeSending}</p>
    </div>
  )
}

/** What the office reads stands still, and what is of a fair that is over. */
function Reading({ own, t }: { own: Own; t: MaterialTexts }) {
  return (
    <div>
      <p className="mb-8 border-l-4 border-info pl-4">
        {own.isOver ? t.over : fill(t.reading, { at: own.submittedAt ?? '' })}
      </p>
      {(['name', 'text', 'logo', 'pictures', 'artists', 'contact', 'links'] as const).map(item => (
        <div key={item} id={item} className="border-b border-hair pt-4">
          <ItemHead own={own} item={item} t={t} />
        </div>
      ))}
    </div>
  )
}

function doneOf({ done }: Own, t: MaterialTexts): string | null {
  const said: Record<string, string> = t.said
  return done === null ? null : (said[done] ?? null)
}

export function head({ t }: Props): PageHead {
  return { title: t.title, isHidden: true }
}
