import { useView } from '../../../navigation/view.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { uploadBounds } from '../../works/upload-bounds.ts'
import type { ApplicationPageTexts } from '../texts.ru.ts'

/** One file by a plain form; with the script several at once, dropped or chosen, in pieces that survive a lost connection. */
export function UploadForm({
  does,
  work,
  material,
  rules,
  t,
  label,
}: {
  does: string
  work?: string
  /** Of the materials: `logo` or `picture`. */
  material?: 'logo' | 'picture'
  t: Pick<ApplicationPageTexts, 'work'>
  label: string
  rules?: string
}) {
  const { pathname } = useView()
  const words = t.work.upload
  const id = `file-${does}`
  return (
    <form
      method="post"
      action={pathname}
      encType="multipart/form-data"
      data-upload={JSON.stringify({
        chunkBytes: uploadBounds.chunkBytes,
        fileBytes: uploadBounds.fileBytes,
        ...(work && { work }),
        ...(material && { material }),
        words: { ...words, refusals: t.work.refusals },
      })}
      className="border border-dashed border-edge p-5"
    >
      <input type="hidden" name="do" value={does} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Icon name="share" size={26} />
        <div className="min-w-0 grow">
          <label htmlFor={id} className="block font-medium">
            {label}
          </label>
          <p id={`${id}-rules`} className="type-caption text-ink-2">
            {rules ?? words.rules}
          </p>
          <input
            id={id}
            type="file"
            name="file"
            required
            accept="image/jpeg,image/png,image/webp,image/tiff"
            aria-describedby={`${id}-rules`}
            className="mt-3 block min-h-11 w-full max-w-full text-[0.9375rem] file:mr-4 file:min-h-11 file:border file:border-solid file:border-edge file:bg-raised file:px-4 file:text-ink"
          />
        </div>
        <Button type="submit" tone="ghost" size="small" data-plain>
          {words.send}
        </Button>
      </div>
      <ul data-progress className="mt-4 grid gap-3 empty:hidden" />
      <p data-told role="status" className="type-small mt-2 empty:hidden" />
    </form>
  )
}
