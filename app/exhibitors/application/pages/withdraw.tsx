import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { ApplicationFrame, Columns, PartIndex, Said } from '../parts/application-frame.tsx'
import type { ApplicationPageTexts } from '../texts.ru.ts'
import type { WithdrawData } from './withdraw.server.ts'

type Props = PageProps<WithdrawData, ApplicationPageTexts>

/** Asked once more before an application is taken back. */
export default function Withdraw({ data, t }: Props) {
  return (
    <ApplicationFrame data={data} t={t} title={t.withdrawTitle}>
      <Columns index={data.isOpenFair && <PartIndex data={data} t={t} />}>
        <Said error={data.error} />
        {data.canWithdraw && (
          <p className="type-lead max-w-text">{data.isOpenFair ? t.closed.withdraw : t.closed.leave}</p>
        )}
        <div className="mt-8 flex flex-wrap gap-4">
          {data.canWithdraw && (
            <form method="post">
              <input type="hidden" name="do" value="withdraw" />
              <input type="hidden" name="fair" value={data.fair} />
              <Button type="submit" tone="danger">
                {t.buttons.withdrawYes}
              </Button>
            </form>
          )}
          <Link to="/account/application/" className={buttonClass({ tone: 'ghost' })}>
            {t.buttons.back}
          </Link>
        </div>
      </Columns>
    </ApplicationFrame>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.withdrawTitle, isHidden: true }
}
