import { AccountFrame } from '../../../accounts/parts/account-frame.tsx'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { fill } from '../../../platform/fill.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ofFair } from '../../own-fair.ts'
import { MessageForm } from '../parts/message-form.tsx'
import { MessageList } from '../parts/message-list.tsx'
import type { MessageTexts } from '../texts.ru.ts'
import type { MessagesData } from './messages.server.ts'

type Props = PageProps<MessagesData, MessageTexts>

/** What an exhibitor and the office write to each other. */
export default function Messages({ data, t }: Props) {
  const { thread, frame } = data
  if (!thread) return <NotYet data={data} t={t} />
  const { number, name, messages, earlier, isEarlier, lastId } = thread
  const done = data.done === 'sent' ? t.done.sent : undefined
  return (
    <AccountFrame frame={frame} above={fill(t.above, { number, name })} title={t.title} lead={t.lead}>
      <OfficeOutcome error={data.refused?.message} done={done} />
      {earlier !== null && (
        <Link
          to={`/account/messages/?before=${earlier}${ofFair('&', data.fair)}`}
          className={buttonClass({ tone: 'text' })}
        >
          {t.earlier}
        </Link>
      )}
      <MessageList messages={messages} viewer="exhibitor" words={t} />
      {isEarlier ? (
        <Link to={`/account/messages/${ofFair('?', data.fair)}`} className={buttonClass({ tone: 'text' })}>
          {t.latest}
        </Link>
      ) : (
        <MessageForm
          after={lastId}
          fair={data.fair}
          typed={data.typed.text ?? ''}
          refused={data.refused}
          words={t}
          isPrimary
        />
      )}
    </AccountFrame>
  )
}

function NotYet({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <AccountFrame frame={data.frame} title={t.title}>
      <OfficeOutcome error={data.refused?.message} done={undefined} />
      <EmptyState
        action={
          <Link to="/account/application/" className={buttonClass({ tone: 'ghost' })}>
            {t.toApplication}
          </Link>
        }
      >
        {t.notYet}{' '}
        <Link to="/contact/" className="link">
          {t.toContact}
        </Link>
      </EmptyState>
    </AccountFrame>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.title, isHidden: true }
}
