import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { ConfirmTick, TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { Entablature } from '../../../ui/entablature.tsx'
import { titleClass } from '../../../ui/title-class.ts'
import { JuryFrame } from '../parts/jury-frame.tsx'
import { Said } from '../parts/said.tsx'
import type { JuryTexts } from '../texts.ru.ts'
import type { ChairData } from './chair.server.ts'

type Props = PageProps<ChairData, JuryTexts>

/** What the chair signs together with the secretary: more hours for the vote, and the seal. */
export default function Chair({ data, t }: Props) {
  const words = t.chair
  return (
    <JuryFrame frame={data.frame} t={t}>
      <div className="grid items-end gap-x-14 gap-y-4 pt-8 pb-6 lg:grid-cols-2 lg:pt-11">
        <div>
          <p className="type-small text-ink-2">{fill(words.stage, { stage: data.stage })}</p>
          <h1 className={titleClass(words.title, 'type-d2')}>{words.title}</h1>
        </div>
        <p className="type-lead text-ink-2">{words.lead}</p>
      </div>
      <Entablature className="mb-8" />
      <Said done={data.done} error={data.error?.message ?? null} t={t} />
      {!data.canExtend && !data.canSeal && <p className="type-body">{words.none}</p>}
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
        {data.canExtend && <Extend data={data} t={t} />}
        {data.canSeal && <Seal data={data} t={t} />}
      </div>
    </JuryFrame>
  )
}

function Extend({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.chair
  const { secretary, chair } = data.extend
  return (
    <section className="lintel">
      <h2 className="type-d3">{words.extend}</h2>
      <p className="mt-2">{fill(words.extendLead, { at: data.voteEnds })}</p>
      {chair && <p className="mt-3 font-semibold">{fill(words.yours, { at: chair.at })}</p>}
      {secretary && (
        <>
          <p className="mt-3 font-semibold">{fill(words.proposed, { at: secretary.at })}</p>
          <OfficeForm does="extend" fields={{ subject: secretary.subject }} className="mt-3">
            <Button type="submit">{fill(words.agree, { at: secretary.at })}</Button>
          </OfficeForm>
        </>
      )}
      <OfficeForm does="extend" className="mt-5">
        <TextField
          id="until"
          name="until"
          type="datetime-local"
          required
          label={words.until}
          hint={words.untilHint}
          defaultValue={data.typed?.until ?? ''}
          error={data.error?.field === 'extend-vote' ? data.error.message : undefined}
          className="max-w-72"
        />
        <Button type="submit" tone={secretary ? 'ghost' : 'primary'} size="small" className="mt-3">
          {words.sign}
        </Button>
      </OfficeForm>
    </section>
  )
}

function Seal({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.chair
  return (
    <section className="lintel">
      <h2 className="type-d3">{words.seal}</h2>
      <p className="mt-2">{words.sealLead}</p>
      <p className="mt-3">{fill(words.counts, data.counts)}</p>
      <p className="type-small mt-3 text-ink-2">{words.fingerprint}</p>
      <p className="break-all">{data.fingerprint.match(/.{8}/g)?.join(' ')}</p>
      {data.secretarySealed !== null && (
        <p className="mt-3 font-semibold">{data.secretarySealed ? words.sealOther : words.sealStale}</p>
      )}
      {data.hasSealed ? (
        <p className="mt-3 font-semibold">{words.sealSigned}</p>
      ) : (
        <OfficeForm does="seal" fields={{ subject: data.fingerprint }} className="mt-3">
          <ConfirmTick id="seal-confirm" label={words.confirm} />
          <Button type="submit" className="mt-3">
            {words.sign}
          </Button>
        </OfficeForm>
      )}
    </section>
  )
}

export function head({ t }: Props): PageHead {
  return { title: `${t.chair.title}, ${t.room}`, isHidden: true }
}
