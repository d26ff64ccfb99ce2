import type { ChangeEvent } from 'react'
import { buttonClass } from '../../../ui/button-class.ts'
import { FieldError } from '../../../ui/field.tsx'
import type { PhotoRefusal } from '../read-photo.ts'
import type { OnWallTexts } from '../texts.ru.ts'
import { WallIcon } from './wall-icon.tsx'

/** Where the photograph comes from, and where it will never go. */
export function PhotoChoice({
  state,
  onChoose,
  t,
}: {
  state: PhotoRefusal | 'reading' | null
  onChoose(file: Blob): void
  t: OnWallTexts
}) {
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) onChoose(file)
    // The same file may be chosen again.
    target.value = ''
  }
  const isReading = state === 'reading'
  return (
    <div className="grid flex-1 place-content-center gap-6 overflow-y-auto px-5 py-8">
      <p className="type-lead max-w-text text-pretty">{t.photo.how}</p>
      <p className="type-body max-w-text text-ink-2">{t.photo.private}</p>
      <div className="flex flex-wrap gap-3">
        <FileButton label={t.photo.choose} onChange={take} isBusy={isReading} />
        {/* Only a telephone has a camera to open; elsewhere the files come either way. */}
        <FileButton label={t.photo.take} onChange={take} isBusy={isReading} isCamera />
      </div>
      <div role="status">
        {isReading && <p className="type-small text-ink-2">{t.photo.reading}</p>}
        {state !== null && !isReading && <FieldError id="photo-problem">{t.photo[state]}</FieldError>}
      </div>
    </div>
  )
}

function FileButton({
  label,
  isCamera = false,
  isBusy,
  onChange,
}: {
  label: string
  isCamera?: boolean
  isBusy: boolean
  onChange(event: ChangeEvent<HTMLInputElement>): void
}) {
  return (
    <label
      className={buttonClass({
        tone: isCamera ? 'ghost' : 'primary',
        className:
          'relative cursor-pointer outline-offset-3 has-focus-visible:outline-2 has-focus-visible:outline-ink',
      })}
    >
      {isCamera && <WallIcon name="camera" />}
      {label}
      <input
        type="file"
        accept="image/*"
        {...(isCamera && { capture: 'environment' as const })}
        disabled={isBusy}
        onChange={onChange}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  )
}
