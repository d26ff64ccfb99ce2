import { Link } from '../../navigation/link.tsx'
import { FieldError } from '../../ui/field.tsx'
import type { FormView } from '../form-view.ts'
import { boxId } from './box-id.ts'

/** One box for one paper, each with a link to its own text; none is ticked for anybody. */
export function Consents({ form, error }: { form: FormView; error: string | undefined }) {
  const { consent, words, posted } = form
  const id = boxId(form.id, 'personalDataAgree')
  return (
    <div className="col-span-full">
      {consent && (
        <>
          <div className="flex items-start gap-3 py-2.5">
            <input
              type="checkbox"
              id={id}
              name="personalDataAgree"
              value="on"
              defaultChecked={posted?.values.personalDataAgree === 'on'}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `below-${id}` : undefined}
              aria-required
              className="tick"
            />
            <label htmlFor={id} className="type-small max-w-text pt-0.5">
              {words.consent[0]}
              <Link to={consent.to} newTab className="link">
                {words.consent[1]}
              </Link>{' '}
              {consent.purpose}
            </label>
          </div>
          {error && (
            <div className="pb-2.5 pl-[38px]">
              <FieldError id={`below-${id}`}>{error}</FieldError>
            </div>
          )}
        </>
      )}
      {form.offersNews && (
        <div className="flex items-start gap-3 py-2.5">
          <input
            type="checkbox"
            id={boxId(form.id, 'newsAgree')}
            name="newsAgree"
            value="on"
            defaultChecked={posted?.values.newsAgree === 'on'}
            className="tick"
          />
          <label htmlFor={boxId(form.id, 'newsAgree')} className="type-small max-w-text pt-0.5">
            {words.news[0]}
            <Link to="/privacy/consent/newsletter/" newTab className="link">
              {words.news[1]}
            </Link>{' '}
            <span className="text-ink-2">({words.optional})</span>
          </label>
        </div>
      )}
    </div>
  )
}
