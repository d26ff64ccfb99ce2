import { Icon } from '../../ui/icon.tsx'
import { isSaved, withToggled } from '../kept-works.ts'
import { changeWorks, useMyWorks } from './use-my-works.ts'

/** The heart beside a work: among the saved ones and out of them. `name` is said to screen readers only. */
export function SaveWork({
  work,
  words,
  name,
}: {
  work: { fair: string; number: string }
  /** What pressing it does: «Сохранить», and when it is there: «Сохранена». */
  words: { save: string; saved: string }
  name: string
}) {
  const saved = isSaved(useMyWorks(), work)
  const word = saved ? words.saved : words.save
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={`${word}: ${name}`}
      onClick={() => changeWorks(works => withToggled(works, work))}
      className="inline-flex min-h-11 items-center gap-2 transition-colors hover:text-accent aria-pressed:text-accent aria-pressed:[&>svg]:fill-current"
    >
      <Icon name="heart" size={16} />
      {word}
    </button>
  )
}
