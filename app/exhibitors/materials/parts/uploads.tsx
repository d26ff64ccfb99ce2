import { useView } from '../../../navigation/view.ts'
import { UploadForm } from '../../application/parts/upload-form.tsx'
import { picturesWanted } from '../../pictures-wanted.ts'
import type { Own } from '../pages/materials.server.ts'
import type { MaterialTexts } from '../texts.ru.ts'
import { ItemHead } from './checklist.tsx'
import { Thumb } from './picture-rows.tsx'

type Props = { own: Own; t: MaterialTexts }

/** What adds pictures and the logo, and the small forms that take one out. */
export function Uploads({ own, t }: Props) {
  const { pathname } = useView()
  const logo = own.pictures.find(({ kind }) => kind === 'logo')
  const count = own.pictures.filter(({ kind }) => kind === 'picture').length
  const words = t.pictures
  return (
    <div className="mt-8 grid gap-12">
      {own.isOpen && count < picturesWanted.most && (
        <UploadForm does="picture" material="picture" t={own} label={words.add} rules={words.rules} />
      )}
      <section id="logo" aria-labelledby="logo-title" className="scroll-mt-6">
        <ItemHead own={own} item="logo" t={t} />
        {logo && (
          <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
            <Thumb picture={{ ...logo, fields: { captionRu: words.logoNow } }} t={t} />
            {own.isOpen && (
              <button type="submit" form={`remove-${logo.id}`} className="link type-small min-h-11">
                {t.caption.remove}
                <span className="sr-only">: {t.items.logo}</span>
              </button>
            )}
          </div>
        )}
        {own.isOpen && (
          <UploadForm does="logo" material="logo" t={own} label={words.logo} rules={words.logoRules} />
        )}
      </section>
      {own.isOpen &&
        own.pictures.map(({ id }) => (
          <form key={id} id={`remove-${id}`} method="post" action={pathname} className="hidden">
            <input type="hidden" name="do" value="remove" />
            <input type="hidden" name="picture" value={id} />
          </form>
        ))}
    </div>
  )
}
