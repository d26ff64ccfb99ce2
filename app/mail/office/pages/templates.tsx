import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { fill } from '../../../platform/fill.ts'
import { LetterWords } from '../parts/letter-words.tsx'
import type { LetterOfficeTexts } from '../texts.ru.ts'
import type { TemplatesData } from './templates.server.ts'

type Props = PageProps<TemplatesData, LetterOfficeTexts>
type Kind = TemplatesData['rooms'][number]['kinds'][number]
const address = '/office/letters/templates/'
const link = 'link inline-flex min-h-11 items-center'

/** Every kind of letter, what is put into it, and the newest one with real data. */
export default function Templates({ data, t }: Props) {
  const words = t.templates
  return (
    <OfficeFrame
      frame={data.frame}
      title={words.title}
      note={
        <>
          {words.note}{' '}
          <Link to="/office/letters/" className={link}>
            {words.back}
          </Link>
        </>
      }
    >
      {data.preview && <Preview preview={data.preview} t={t} />}
      {data.rooms.map(({ room, name, kinds }) => (
        <Section key={room} title={name}>
          <ul className="max-w-[60rem] border-t-4 border-ink">
            {kinds.map(kind => (
              <KindRow key={kind.kind} kind={kind} readsAll={data.readsAll} words={words} />
            ))}
          </ul>
        </Section>
      ))}
    </OfficeFrame>
  )
}

function KindRow({
  kind,
  readsAll,
  words,
}: {
  kind: Kind
  readsAll: boolean
  words: LetterOfficeTexts['templates']
}) {
  return (
    <li className="border-b border-hair py-3">
      <h3 className="font-semibold">{kind.name}</h3>
      <p>
        <span className="text-ink-2">{words.variables}: </span>
        {kind.variables.length === 0
          ? words.none
          : kind.variables.map(({ mark, name }, place) => (
              <span key={mark}>
                {place > 0 && ', '}
                <code className="text-[0.8125rem]">{`{${mark}}`}</code> {name}
              </span>
            ))}
      </p>
      {kind.newest.length === 0 ? (
        <p className="text-ink-2">{words.never}</p>
      ) : (
        <p className="text-ink-2">
          {kind.newest.map(({ locale, moment }) => fill(words.newest[locale], { moment })).join('; ')}
        </p>
      )}
      {readsAll && kind.newest.length > 0 && (
        <Link to={`${address}?kind=${kind.kind}`} className={link}>
          {words.preview}
          <span className="sr-only">: {kind.name}</span>
        </Link>
      )}{' '}
      {kind.isWorded && (
        <Link to={`/office/content/letters/${kind.kind}/`} className={link}>
          {words.write}
          <span className="sr-only">: {kind.name}</span>
        </Link>
      )}
    </li>
  )
}

function Preview({ preview, t }: { preview: NonNullable<TemplatesData['preview']>; t: LetterOfficeTexts }) {
  const words = t.templates
  return (
    <Section id="preview" title={fill(words.previewOf, { name: preview.name })}>
      <Link to={address} className={link}>
        {words.close}
      </Link>
      {preview.letters.map(({ locale, letter }) =>
        letter ? (
          <div key={locale} className="mt-4">
            <h3 lang={locale} className="mb-2 font-semibold">
              {letter.subject || preview.name}
            </h3>
            <LetterWords words={letter.words} subject={letter.subject} locale={locale} t={t.letter} />
            <Link to={`/office/letters/${letter.id}/`} className={link}>
              {words.whole}
              <span className="sr-only">: {letter.subject}</span>
            </Link>
          </div>
        ) : (
          <p key={locale} className="mt-4 text-ink-2">
            {words.neverIn[locale]}
          </p>
        ),
      )}
    </Section>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.templates.title, isHidden: true }
}
