import type { ReactNode } from 'react'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { ConfirmTick, LongField } from '../../../office/parts/text-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { conflictKinds } from '../conflicts.ts'
import type { JuryBookData } from '../pages/book.server.ts'
import type { JuryTexts } from '../texts.ru.ts'

type Props = { data: JuryBookData; t: JuryTexts }

/** What cannot be undone is folded away and asks for a tick: to abstain, and to stand back for good. */
export function StandBack({ data, t }: Props) {
  const words = t.standBack
  const canAbstain = data.isAssigned && data.sheet.outcome === null && data.scoring === null
  const did = data.typed?.do ?? ''
  return (
    <div className="mt-8 grid gap-3 lg:max-w-[46rem]">
      {canAbstain && (
        <Fold title={words.abstain} isOpen={did === 'abstain'}>
          <p className="type-small text-ink-2">{words.abstainLead}</p>
          <OfficeForm does="abstain" fields={{ revision: String(data.sheet.revision) }}>
            <ConfirmTick id="abstain-confirm" label={words.abstainConfirm} />
            <Button type="submit" tone="secondary" size="small" className="mt-3">
              {words.abstain}
            </Button>
          </OfficeForm>
        </Fold>
      )}
      {data.canRecuse && (
        <Fold title={words.recuse} isOpen={did === 'recuse'}>
          <p className="type-small mb-4 text-ink-2">{words.recuseLead}</p>
          <OfficeForm does="recuse">
            <SelectField
              id="kind"
              label={words.kind}
              value={did === 'recuse' ? (data.typed?.kind ?? '') : ''}
              options={[
                { value: '', label: words.choose },
                ...conflictKinds.map(kind => ({ value: kind, label: t.conflicts[kind] })),
              ]}
            />
            <LongField
              id="reason"
              name="reason"
              label={words.reason}
              required
              maxLength={1_000}
              defaultValue={did === 'recuse' ? (data.typed?.reason ?? '') : ''}
              error={data.error?.field === 'recuse' ? data.error.message : undefined}
              className="mt-3"
            />
            <ConfirmTick id="recuse-confirm" label={words.confirm} />
            <Button type="submit" tone="secondary" size="small" className="mt-3">
              {words.recuse}
            </Button>
          </OfficeForm>
        </Fold>
      )}
    </div>
  )
}

export function Fold({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="group border border-edge" open={isOpen}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 font-medium">
        {title}
        <Icon name="chevron-down" size={18} className="shrink-0 group-open:rotate-180" />
      </summary>
      <div className="border-t border-hair p-4">{children}</div>
    </details>
  )
}
