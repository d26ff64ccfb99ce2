import { AsWritten } from '../../../navigation/as-written.tsx'
import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { ConfirmTick } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { plural } from '../../../platform/plurals.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { grades } from '../../count/award-rule.ts'
import type { BallotView, SecondRoundData } from '../pages/second-round.server.ts'
import { bookPage } from '../shelf-rows.ts'
import type { JuryTexts } from '../texts.ru.ts'
import { Fold } from './stand-back.tsx'

type Props = { data: SecondRoundData; ballot: BallotView; t: JuryTexts; locale: LocaleCode }

/** A ballot of one nomination: to be filled while the vote is on, to be read once it is cast. */
export function Ballot({ data, ballot, t, locale }: Props) {
  const words = t.second
  const at = ballot.at ?? ''
  const isOpen = data.isVoting && ballot.outcome === null
  const { saving, unsaved } = t.sheet
  const { pathname } = useView()
  return (
    <>
      <form
        method="post"
        action={pathname}
        data-saves={isOpen ? 'save' : undefined}
        data-ballot={isOpen ? JSON.stringify(scriptWords(t, locale)) : undefined}
        data-words={JSON.stringify({ saving, unsaved })}
      >
        <input type="hidden" name="nomination" value={ballot.nomination} />
        <input type="hidden" name="revision" value={ballot.revision} />
        <GradeHeads t={t} />
        {ballot.books.map(book => (
          <BallotRow key={book.id} {...{ book, isOpen, t }} />
        ))}
        {isOpen && data.isChair && <Preference ballot={ballot} t={t} />}
        {isOpen && (
          <div className="mt-6 flex flex-wrap items-center gap-4">
            <Button type="submit" tone="ghost" name="do" value="save">
              {words.save}
            </Button>
            {ballot.judged > 0 && (
              <Button type="submit" name="do" value="cast" data-send>
                {words.cast}
              </Button>
            )}
            <p className="type-small text-ink-2">{ballot.judged > 0 ? words.final : words.onlyAbstain}</p>
          </div>
        )}
      </form>
      {ballot.outcome && (
        <p className="mt-6 inline-flex items-center gap-2">
          <Icon name="check" size={18} className="text-success" />
          {fill(ballot.outcome === 'cast' ? words.castAt : words.abstainedAt, { at })}
        </p>
      )}
      {isOpen && <Abstain data={data} ballot={ballot} t={t} />}
    </>
  )
}

function scriptWords({ second }: JuryTexts, locale: LocaleCode) {
  const left = Array.from({ length: 20 }, (_, index) =>
    fill(plural(index + 1, locale, second.castMany), { count: index + 1 }),
  )
  return { send: second.cast, sendOne: second.castOne, sendLeft: left }
}

/** Six bays with six words; below a desk's width each word stands at its circle instead. */
function GradeHeads({ t }: { t: JuryTexts }) {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[252px_1.15fr_1.2fr_.9fr_1fr_.8fr_1.05fr] border-t-3 border-b border-t-ink border-b-hair max-lg:hidden"
    >
      <p className="type-small self-center py-4 pr-4 text-ink-2">{t.second.order}</p>
      {grades.map((grade, place) => (
        <div key={grade} className="flex min-w-0 gap-1.5 pb-3">
          <span className="flutes h-16 w-2.5 shrink-0 text-edge" />
          <p className="min-w-0 pt-3">
            <span className="type-d3 block">{place + 1}</span>
            <span className="type-caption block leading-tight">{t.grades[grade]}</span>
          </p>
        </div>
      ))}
    </div>
  )
}

function BallotRow({
  book,
  isOpen,
  t,
}: {
  book: BallotView['books'][number]
  isOpen: boolean
  t: JuryTexts
}) {
  const words = t.second
  return (
    <fieldset
      data-row
      className="border-b border-hair py-3 has-focus-visible:bg-raised lg:grid lg:grid-cols-[252px_1.15fr_1.2fr_.9fr_1fr_.8fr_1.05fr] lg:py-0"
    >
      <legend className="sr-only">{fill(words.gradeOf, { title: book.title })}</legend>
      <div className="flex items-center gap-4 lg:pr-3">
        {book.cover && <img src={book.cover} alt="" className="h-16 w-12 shrink-0 object-contain" />}
        <p className="min-w-0">
          <span className="type-caption block text-accent">
            {fill(words.number, { number: book.number })}
          </span>
          {book.isRecused ? (
            <span className="block font-serif break-words">
              <AsWritten>{book.title}</AsWritten>
            </span>
          ) : (
            <Link
              to={bookPage(book.id)}
              aria-label={fill(words.open, { title: book.title })}
              className="inline-flex min-h-11 items-center font-serif lg:min-h-8 leading-snug break-words hover:underline"
            >
              <AsWritten>{book.title}</AsWritten>
            </Link>
          )}
          <span className="type-caption block text-ink-2">
            <AsWritten>{book.author}</AsWritten>
          </span>
        </p>
      </div>
      {book.isRecused ? (
        <p className="type-small self-center text-info lg:col-span-6">{words.recused}</p>
      ) : (
        <div className="grid grid-cols-2 sm:grid-cols-3 max-lg:mt-2 lg:contents">
          {grades.map(grade => (
            <label key={grade} className="ballot-cell">
              <input
                type="radio"
                name={book.gradeField}
                value={grade}
                defaultChecked={book.grade === grade}
                disabled={!isOpen}
              />
              <span>{t.grades[grade]}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** The chair's word for the case that all else is level. */
function Preference({ ballot, t }: { ballot: BallotView; t: JuryTexts }) {
  const words = t.second
  const free = ballot.books.filter(({ isRecused }) => !isRecused)
  return (
    <fieldset className="lintel-light mt-8 max-w-text">
      <legend className="float-left w-full">
        <h2 className="type-d3">{words.preference}</h2>
      </legend>
      <p className="type-small clear-both pt-1 text-ink-2">{words.preferenceHint}</p>
      <ul className="mt-3">
        {free.map(({ id, title, place, placeField }) => (
          <li key={id} className="flex items-center justify-between gap-4 border-b border-hair py-1.5">
            <label htmlFor={placeField} className="font-serif">
              <span className="sr-only">{fill(words.preferencePlace, { title: '' })} </span>
              <AsWritten>{title}</AsWritten>
            </label>
            <input
              id={placeField}
              name={placeField}
              type="number"
              inputMode="numeric"
              min={1}
              max={free.length}
              defaultValue={place}
              className="h-11 w-20 border border-edge bg-raised px-3"
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Abstain({ data, ballot, t }: Pick<Props, 'data' | 'ballot' | 't'>) {
  const words = t.second
  return (
    <div className="mt-6 max-w-text">
      <Fold title={words.abstain} isOpen={data.typed?.do === 'abstain'}>
        <p className="type-small text-ink-2">{words.abstainLead}</p>
        <OfficeForm
          does="abstain"
          fields={{ nomination: ballot.nomination, revision: String(ballot.revision) }}
        >
          <ConfirmTick id="abstain-confirm" label={words.abstainConfirm} />
          <Button type="submit" tone="secondary" size="small" className="mt-3">
            {words.abstain}
          </Button>
        </OfficeForm>
      </Fold>
    </div>
  )
}
