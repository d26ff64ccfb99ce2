import type { PageHead, PageProps } from '../../navigation/view.ts'
import type { load } from './home.server.ts'

type Data = Awaited<ReturnType<typeof load>>

export default function Page({ data }: PageProps<Data, object>) {
  return (
    <div className="page">
      <h1 className="type-d1">{data.page.title}</h1>
      <p>{data.page.lead}</p>
    </div>
  )
}

export function head({ data }: PageProps<Data, object>): PageHead {
  return { title: data.page.title, description: data.page.description }
}
