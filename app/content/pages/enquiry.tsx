import { ApplicationForm } from '../../applications/parts/application-form.tsx'
import { ReservedPicture } from '../../images/parts/picture.tsx'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { FormLead } from '../parts/form-block.tsx'
import { WorkLabel } from '../parts/work-label.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './enquiry.server.ts'

type Data = Awaited<ReturnType<typeof load>>
type Props = PageProps<Data, ContentTexts>

/** The work at the left with whoever shows it, the question at the right. */
export default function Enquiry({ data }: Props) {
  const { ask, work, notice, canAsk } = data
  return (
    <>
      <PageTitle title={data.title} lead={data.lead} />
      <div className="page grid-columns gap-y-12 pt-12 lg:pt-14">
        <div className="col-span-full self-start lg:sticky lg:top-8 lg:col-span-4">
          {notice && (
            <p role="status" className="lintel-light type-lead mb-8 pt-2 text-pretty">
              {notice}
            </p>
          )}
          {work && <AskedWork work={work} />}
          {canAsk && ask && <FormLead block={ask} />}
        </div>
        <div className="col-span-full lg:col-span-7 lg:col-start-6">
          {canAsk && ask && <ApplicationForm form={ask.form} />}
        </div>
      </div>
    </>
  )
}

function AskedWork({ work }: { work: NonNullable<Data['work']> }) {
  const { picture, participant } = work
  return (
    <figure className="mb-8">
      <ReservedPicture
        {...picture}
        sizes="60vw sm:40vw lg:26vw 3xl:480px"
        priority
        room="text-[420px]"
        className="shadow-work"
      />
      <figcaption className="mt-5">
        <WorkLabel work={{ ...work, picture: picture.src }} />
        <p className="type-small mt-2">
          <Link to={participant.path} className="link inline-flex min-h-11 items-center">
            {`${participant.name}, ${participant.stand}`}
          </Link>
        </p>
      </figcaption>
    </figure>
  )
}

export function head({ data }: Props): PageHead {
  return { title: data.title, description: data.description }
}
