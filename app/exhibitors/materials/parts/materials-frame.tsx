import type { ReactNode } from 'react'
import { AccountFrame } from '../../../accounts/parts/account-frame.tsx'
import { fill } from '../../../platform/fill.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Bays } from '../../parts/bays.tsx'
import type { LoadedMaterials } from '../load-materials.server.ts'
import type { MaterialTexts } from '../texts.ru.ts'

type Props = { data: LoadedMaterials; t: MaterialTexts; title: string; children: ReactNode }

/** A page of the materials: the account around it, how much is done by when, the six bays. */
export function MaterialsFrame({ data, t, title, children }: Props) {
  const { own } = data
  return (
    <AccountFrame
      frame={data.frame}
      title={title}
      above={data.above}
      lead={own && <Progress own={own} t={t} />}
    >
      <Bays view={data.bays} />
      <div className="pt-8 lg:pt-11">{children}</div>
    </AccountFrame>
  )
}

type Own = NonNullable<LoadedMaterials['own']>

function Progress({ own, t }: { own: Own; t: MaterialTexts }) {
  const { done, count } = own.progress
  return (
    <div className="type-small">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-semibold text-ink">{fill(t.progress, own.progress)}</p>
        {own.due && (
          <p className={cx('flex items-center gap-2', own.due.isLate ? 'text-error' : 'text-warning')}>
            <Icon name="clock" size={18} />
            {own.due.text}
          </p>
        )}
      </div>
      <progress aria-hidden="true" value={done} max={count} className="upload-bar my-2 block w-full" />
      <p className="flex flex-wrap gap-x-2">
        <span>{t.remind}</span>
        <span id="saved" role="status" className="text-success">
          {own.savedAt && fill(t.savedAt, { at: own.savedAt })}
        </span>
      </p>
    </div>
  )
}
