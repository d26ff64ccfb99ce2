import { Picture } from '../../images/parts/picture.tsx'
import { cx } from '../../ui/cx.ts'
import { Medallion } from '../../ui/medallion.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { Member } from '../load-members.server.ts'

/** Whoever heads the body stands first and large; the others in medallions under a lintel each. */
export function MemberList({ members }: { members: Member[] }) {
  const [first, ...others] = members
  if (!first) return null
  return (
    <>
      <div className="grid-columns items-center gap-y-8">
        <div className="col-span-full lg:col-span-4">
          <div className="wall-light w-[72%] max-lg:mx-auto sm:w-[46%] lg:w-[92%]">
            <Portrait member={first} sizes="68vw sm:44vw lg:30vw 3xl:560px" priority />
          </div>
        </div>
        <div className="col-span-full lg:col-span-7 lg:col-start-6">
          <h2 className="type-d2 lg:text-[clamp(3.5rem,5.4vw,6.5rem)]">{nameOf(first)}</h2>
          <p className="type-d3 mt-4 first-letter:uppercase">{first.duty}</p>
          <p className="type-lead mt-5 max-w-text text-ink-2">
            <Unbroken>{first.about}</Unbroken>
          </p>
        </div>
      </div>
      <ul
        className={cx(
          'mt-20 grid gap-gutter gap-y-16 sm:grid-cols-2 lg:mt-28 lg:gap-y-24',
          others.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
        )}
      >
        {others.map(member => (
          <li key={nameOf(member)} className="max-sm:grid max-sm:grid-cols-[32%_1fr] max-sm:gap-x-5">
            <div className="sm:mx-auto sm:w-[62%]">
              <Portrait member={member} sizes="30vw lg:18vw 3xl:320px" />
            </div>
            <div className="lintel-light max-sm:self-start sm:mt-7">
              <h2 className="type-d3">{nameOf(member)}</h2>
              <p className="type-small mt-1.5 first-letter:uppercase">{member.duty}</p>
              <p className="type-small mt-2 max-w-text text-pretty text-ink-2">
                <Unbroken>{member.about}</Unbroken>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The name beside it says who this is, so the portrait stays silent. */
function Portrait({ member, sizes, priority }: { member: Member; sizes: string; priority?: boolean }) {
  return (
    <Medallion>
      {member.picture && <Picture {...member.picture} alt="" sizes={sizes} priority={priority} />}
    </Medallion>
  )
}

function nameOf({ firstName, lastName }: Member) {
  return `${firstName} ${lastName}`
}
