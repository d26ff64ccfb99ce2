import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../../office/parts/office-outcome.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { MessageForm } from '../../parts/message-form.tsx'
import { MessageList } from '../../parts/message-list.tsx'
import type { OfficeMessageTexts } from '../texts.ru.ts'
import type { OfficeMessageData } from './message.server.ts'

type Props = PageProps<OfficeMessageData, OfficeMessageTexts>

/** One exhibitor's thread, and the answer to it. */
export default function OfficeMessage({ data, t }: Props) {
  const words = t.one
  const at = `/office/messages/${data.id}/`
  const done = data.done ? (t.done as Record<string, string>)[data.done] : undefined
  return (
    <OfficeFrame
      frame={data.frame}
      title={data.name || t.noName}
      note={
        <Link to={`/office/applications/${data.id}/`} className="link inline-flex min-h-11 items-center">
          {fill(words.application, { number: data.number })}
        </Link>
      }
      actions={
        <Link to="/office/messages/" className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      }
    >
      <OfficeOutcome error={data.refused?.message} done={done} />
      {data.waitsSince && (
        <div className="mb-6 flex flex-wrap items-center gap-4">
          <Badge tone="warning">{fill(words.waitsSince, { at: data.waitsSince })}</Badge>
          <OfficeForm does="settle">
            <Button type="submit" tone="ghost" size="small">
              {words.settle}
            </Button>
          </OfficeForm>
        </div>
      )}
      {data.earlier !== null && (
        <Link to={`${at}?before=${data.earlier}`} className={buttonClass({ tone: 'text' })}>
          {words.earlier}
        </Link>
      )}
      <MessageList messages={data.messages} viewer="office" words={words} />
      <Below data={data} t={t} at={at} />
    </OfficeFrame>
  )
}

function Below({ data, t, at }: Pick<Props, 'data' | 't'> & { at: string }) {
  const words = t.one
  if (data.isEarlier)
    return (
      <Link to={at} className={buttonClass({ tone: 'text' })}>
        {words.latest}
      </Link>
    )
  if (data.isGone) return <p className="mt-8 max-w-text">{words.gone}</p>
  return (
    <MessageForm after={data.lastId} typed={data.typed.text ?? ''} refused={data.refused} words={words} />
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: `${data.number}, ${t.title}`, isHidden: true }
}
