import { Link } from '../../navigation/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import type { AccountFair, AccountPapers, AccountStand } from '../account-room.ts'

/** Which stand is mine, where it stands, and what was ordered for it. */
export function OwnStand({ stand }: { stand: AccountStand }) {
  const { order } = stand
  return (
    <section className="lintel" aria-labelledby="stand">
      <h2 id="stand" className="mt-4 flex flex-wrap items-end gap-x-5 gap-y-2">
        <span>
          <span className="type-small block text-ink-2">{stand.title}</span>
          <span className="type-d1 block">{stand.code}</span>
        </span>
      </h2>
      <p className="mt-2 text-ink-2">
        {stand.facts}
        <br />
        {stand.hall},{' '}
        <Link to={stand.to} className="link inline-flex min-h-11 items-center">
          {stand.action}
        </Link>
      </p>
      <h3 className="mt-3 font-semibold">{order.title}</h3>
      {order.lines.length === 0 ? (
        <p className="type-small mt-1 text-ink-2">{order.empty}</p>
      ) : (
        <ul className="mt-1">
          {order.lines.map(line => (
            <li key={line} className="type-small border-b border-hair py-2 break-words">
              {line}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Contract, invoices and act, each a download. */
export function Papers({ papers }: { papers: AccountPapers }) {
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="bracket type-d3 pt-4">
        {papers.title}
      </h2>
      <PaperRows rows={papers.rows} />
      <Link to={papers.to} className={buttonClass({ tone: 'text', className: 'mt-3' })}>
        {papers.action}
      </Link>
    </section>
  )
}

/** The fairs that somebody takes or took part in beside the one above, each with its papers. */
export function OtherFairs({ fairs, title }: { fairs: readonly AccountFair[]; title: string }) {
  return (
    <section aria-labelledby="other-fairs">
      <h2 id="other-fairs" className="bracket type-d3 pt-4">
        {title}
      </h2>
      {fairs.map(({ key, title: days, text, papers, links }) => (
        <div key={key} className="mt-4">
          <h3 className="font-semibold">{days}</h3>
          <p className="type-small text-ink-2">{text}</p>
          {papers.length > 0 && <PaperRows rows={papers} />}
          <p className="flex flex-wrap gap-x-6">
            {links.map(({ to, name }) => (
              <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
                {name}
              </Link>
            ))}
          </p>
        </div>
      ))}
    </section>
  )
}

function PaperRows({ rows }: Pick<AccountPapers, 'rows'>) {
  return (
    <ul className="mt-2">
      {rows.map(({ to, name, note }) => (
        <li key={to} className="border-b border-hair">
          <a href={to} className="flex min-h-14 items-center justify-between gap-4 py-2 hover:text-accent">
            <span className="min-w-0">
              <span className="block font-semibold break-words">{name}</span>
              <span className="type-small block text-ink-2">{note}</span>
            </span>
            <Icon name="download" size={20} />
          </a>
        </li>
      ))}
    </ul>
  )
}
