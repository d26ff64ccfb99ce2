import type { SectionCode } from '../plan.ts'
import type { NavigatorTexts } from '../texts.ru.ts'

/** The twin of the plan: everything that is drawn there, in words. */
export function PlaceList({ t }: { t: NavigatorTexts }) {
  return (
    <>
      <h2 className="mt-8 border-t-3 border-ink pt-3 font-medium">{t.sections}</h2>
      <ul>
        {(Object.keys(t.section) as SectionCode[]).map(code => (
          <Place key={code} code={code} {...t.section[code]} />
        ))}
      </ul>
      <h2 className="mt-8 border-t-3 border-ink pt-3 font-medium">{t.rooms}</h2>
      <ul>
        {Object.values(t.room).map(room => (
          <Place key={room.name} {...room} />
        ))}
      </ul>
      <h2 className="mt-8 border-t-3 border-ink pt-3 font-medium">{t.entrances}</h2>
      <ul>
        {Object.values(t.entrance).map(entrance => (
          <Place key={entrance.name} {...entrance} />
        ))}
      </ul>
    </>
  )
}

function Place({ code, name, where }: { code?: string; name: string; where: string }) {
  return (
    <li className="flex min-h-[52px] items-center gap-4 border-b border-hair py-2">
      {code && (
        <span aria-hidden="true" className="w-8 font-serif text-[1.375rem] leading-none">
          {code}
        </span>
      )}
      <div>
        <p className="leading-snug font-medium">
          {code && <span className="sr-only">{`${code}: `}</span>}
          {name}
        </p>
        <p className="type-caption text-ink-2">{where}</p>
      </div>
    </li>
  )
}
