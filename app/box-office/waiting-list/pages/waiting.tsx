import { Breadcrumbs } from '../../../navigation/breadcrumbs.tsx'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import type { WaitingTexts } from '../texts.ru.ts'
import type { WaitingData } from './waiting.server.ts'

type Props = PageProps<WaitingData, WaitingTexts>

/** What has become of one's wish to wait; with the secret of a letter, also the way out of the list. */
export default function Waiting({ data: { said, canLeave }, t }: Props) {
  return (
    <>
      <PageTitle
        title={t.title}
        above={<Breadcrumbs crumbs={[{ label: t.tickets, to: '/tickets/' }]} label={t.youAreHere} />}
      />
      <div className="page pt-12 lg:pt-16">
        <p role="status" className="type-lead max-w-text text-pretty">
          {said ?? t.lead}
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          {canLeave && (
            <form method="post">
              <input type="hidden" name="do" value="leave" />
              <Button type="submit" tone="secondary">
                {t.leave}
              </Button>
            </form>
          )}
          <Link to="/program/" className={buttonClass({ tone: 'text' })}>
            {t.toProgramme}
          </Link>
        </div>
      </div>
    </>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.title, description: t.lead, isHidden: true }
}
