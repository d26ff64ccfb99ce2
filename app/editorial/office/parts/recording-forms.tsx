import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import type { RecordData } from '../pages/record.server.ts'
import type { EditorialTexts } from '../texts.ru.ts'

type Props = { recordings: NonNullable<RecordData['recordings']>; t: EditorialTexts }

/** What a stop of the audio guide is heard from, in each language: one file, which is heard as soon as it is here. */
export function RecordingForms({ recordings, t }: Props) {
  const words = t.recordings
  return (
    <section aria-labelledby="recordings" className="mt-4 border-t border-hair pt-4">
      <h2 id="recordings" className="type-d3">
        {words.title}
      </h2>
      <p className="type-small text-ink-2">{recordings.isOnSite ? words.note : words.notYet}</p>
      {recordings.languages.map(language => (
        <Language key={language.code} language={language} recordings={recordings} t={t} />
      ))}
    </section>
  )
}

function Language({
  language,
  recordings,
  t,
}: Props & { language: Props['recordings']['languages'][number] }) {
  const { code, name, path } = language
  const words = t.recordings
  const said = t.edit.languages[code]
  const fields = { language: code, was: name }
  return (
    <div className="mt-3">
      <h3 className="type-small font-semibold">{said}</h3>
      {path ? (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: the text of the stop stands beside it in the form */}
          <audio
            controls
            preload="none"
            src={path}
            aria-label={fill(words.hear, { language: said })}
            className="mt-1 w-full"
          />
          <p className="type-small break-all text-ink-2">{name}</p>
        </>
      ) : (
        <p className="type-small text-ink-2">{words.none}</p>
      )}
      {recordings.mayKeep && recordings.isOnSite && (
        <OfficeForm does="keep-recording" fields={fields} takesFile className="mt-2">
          <label htmlFor={`recording-${code}`} className="type-small block">
            {fill(words.file, { size: recordings.megabytes })}
            <span className="sr-only">: {said}</span>
          </label>
          <input
            id={`recording-${code}`}
            name="file"
            type="file"
            required
            accept=".mp3,.m4a,.ogg,.opus,audio/*"
            className="mt-1 block min-h-11 w-full max-w-full"
          />
          <Button type="submit" tone="secondary" size="small">
            {path ? words.replace : words.send}
            <span className="sr-only">: {said}</span>
          </Button>
        </OfficeForm>
      )}
      {recordings.mayKeep && path && (
        <OfficeForm does="remove-recording" fields={fields} className="mt-2">
          <Button type="submit" tone="text" size="small">
            {words.remove}
            <span className="sr-only">: {said}</span>
          </Button>
        </OfficeForm>
      )}
    </div>
  )
}
