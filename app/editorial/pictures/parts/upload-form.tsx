import { useView } from '../../../navigation/view.ts'
import { Button } from '../../../ui/button.tsx'

/** Takes a file as a plain form does; the script beside it sends it in pieces, and goes on after a lost connection. */
export function UploadForm({
  does,
  label,
  button,
  hidden = {},
  words,
  chunkBytes,
  query = '',
  isMany = false,
  children,
}: {
  does: string
  label: string
  button: string
  hidden?: Record<string, string>
  words: { part: string; stop: string; refusals: Record<string, string> }
  chunkBytes: number
  /** Of the address it is sent to. */
  query?: string
  isMany?: boolean
  children?: React.ReactNode
}) {
  const { pathname } = useView()
  return (
    <form
      method="post"
      action={`${pathname}${query}`}
      encType="multipart/form-data"
      data-pictures={JSON.stringify({ words, chunkBytes, isMany })}
      className="max-w-text"
    >
      <input type="hidden" name="do" value={does} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <label htmlFor={`${does}-file`} className="type-small mt-3 block">
        {label}
      </label>
      <input
        id={`${does}-file`}
        type="file"
        name="file"
        required
        accept="image/jpeg,image/png,image/webp,image/tiff"
        className="mt-1 block min-h-11 w-full max-w-full py-2"
      />
      <Button type="submit" tone="secondary" size="small" className="mt-3">
        {button}
      </Button>
      <ul data-progress aria-live="polite" className="mt-3" />
    </form>
  )
}
