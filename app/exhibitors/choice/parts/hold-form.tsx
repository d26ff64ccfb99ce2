import { useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import type { ButtonTone } from '../../../ui/button-class.ts'
import type { ChoiceData } from '../load-choice.server.ts'
import type { ChoiceTexts } from '../texts.ru.ts'

/** Takes a stand, or changes one's own for it. A plain form; the script sends it without leaving the page. */
export function HoldForm({
  code,
  data,
  t,
  tone,
  className,
}: {
  code: string
  data: Pick<ChoiceData, 'mine' | 'hall' | 'fair'>
  t: ChoiceTexts
  tone?: ButtonTone
  className?: string
}) {
  const { pathname } = useView()
  return (
    <form method="post" action={`${pathname}?hall=${data.hall}`} data-send>
      <input type="hidden" name="do" value="hold" />
      <input type="hidden" name="fair" value={data.fair} />
      <Button
        type="submit"
        name="stand"
        value={code}
        data-choose
        {...(tone && { tone })}
        {...(className && { className })}
      >
        {fill(data.mine ? t.buttons.change : t.buttons.hold, { code })}
      </Button>
    </form>
  )
}
