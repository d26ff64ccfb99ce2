import type { PageHead, PageProps } from '../../navigation/view.ts'
import type { load } from './speaker.server.ts'

type Data = Awaited<ReturnType<typeof load>>

export default function Speaker({ data }: PageProps<Data, object>) {
  return (
    <div className="page">
      <h1 className="type-d1">{`${data.firstName} ${data.lastName}`}</h1>
    </div>
  )
}

export function head({ data }: PageProps<Data, object>): PageHead {
  return { title: `${data.firstName} ${data.lastName}`, description: data.lead }
}
