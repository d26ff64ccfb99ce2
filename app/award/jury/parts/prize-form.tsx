import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import type { SecondRoundData } from '../pages/second-round.server.ts'
import type { JuryTexts } from '../texts.ru.ts'

/** Whom a juror would give the jury prize: any admitted book they may judge, or nobody. */
export function PrizeForm({ data, t }: { data: SecondRoundData; t: JuryTexts }) {
  const words = t.prize
  const { prize } = data
  if (!prize) return null
  const named = prize.books.find(({ id }) => id === prize.vote?.bookId)
  const value = prize.vote ? (prize.vote.bookId ?? 'nobody') : ''
  return (
    <div className="max-w-text">
      <p className="type-lead">{words.lead}</p>
      {prize.vote && (
        <p className="mt-4 font-semibold">
          {named ? fill(words.said, { title: named.title }) : words.saidNobody}
        </p>
      )}
      {data.isVoting && (
        <OfficeForm does="prize" fields={{ nomination: 'prize' }} className="mt-6">
          <SelectField
            id="book"
            label={words.label}
            value={data.typed?.book ?? value}
            options={[
              ...(prize.vote ? [] : [{ value: '', label: words.choose }]),
              { value: 'nobody', label: words.nobody },
              ...prize.books.map(({ id, number, title, author }) => ({
                value: id,
                label: `${fill(t.second.number, { number })} ${title}, ${author}`,
              })),
            ]}
          />
          <Button type="submit" tone="secondary" className="mt-4">
            {words.send}
          </Button>
        </OfficeForm>
      )}
    </div>
  )
}
