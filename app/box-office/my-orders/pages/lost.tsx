import { Breadcrumbs } from '../../../navigation/breadcrumbs.tsx'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/cx.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { OfficeContacts } from '../../cart/parts/office-contacts.tsx'
import type { MyOrdersTexts } from '../texts.ru.ts'
import type { load } from './lost.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, MyOrdersTexts>

/** One field and one button; what is known about an address is told to nobody but its mailbox. */
export default function Lost({ data, t }: Props) {
  const { lost } = t
  const { error, said, office } = data
  return (
    <>
      <PageTitle
        title={lost.title}
        lead={lost.lead}
        above={<Breadcrumbs crumbs={[{ label: t.tickets, to: '/tickets/' }]} label={t.youAreHere} />}
      />
      <div className="page box-office">
        <div className="grid-columns gap-y-12 pt-12 lg:pt-16">
          <div className="col-span-full lg:col-span-6">
            {said && (
              <p role="status" className="type-lead max-w-text text-pretty">
                {said}
              </p>
            )}
            {data.isSent ? (
              <Link to="/tickets/lost/" className={buttonClass({ tone: 'text', className: 'mt-4' })}>
                {lost.otherAddress}
              </Link>
            ) : (
              <form method="post" noValidate className={said ? 'mt-8' : ''}>
                <label htmlFor="email" className="type-small block">
                  {lost.email}
                </label>
                <input
                  id="email"
                  name="email"
                  type="email"
                  autoComplete="email"
                  defaultValue={data.typed}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? 'email-error' : undefined}
                  className={cx(
                    'field mt-1.5 h-[54px] w-full border bg-raised px-4 text-[1rem] hover:border-ink',
                    error ? 'border-error' : 'border-edge',
                  )}
                />
                {error && (
                  <p id="email-error" role="alert" className="type-small mt-1.5 text-error">
                    {error}
                  </p>
                )}
                <Button type="submit" className="mt-5">
                  {lost.send}
                </Button>
              </form>
            )}
          </div>
          {office && (
            <section className="lintel-light col-span-full lg:col-span-5 lg:col-start-8">
              <h2 className="type-d3 mt-3 mb-2">{lost.office}</h2>
              <OfficeContacts office={office} />
            </section>
          )}
        </div>
      </div>
    </>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.lost.title, description: t.lost.lead, isHidden: true }
}
