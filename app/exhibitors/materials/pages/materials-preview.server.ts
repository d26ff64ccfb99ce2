import { PageRedirect } from '../../../navigation/page-error.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { withLocale } from '../../../platform/languages.ts'
import { loadMaterials } from '../load-materials.server.ts'

/** The page as it would be published, in the language the reader chooses. */
export async function load(context: SignedIn<LoadContext>) {
  const loaded = await loadMaterials(context)
  if (!loaded.own) throw new PageRedirect(withLocale('/account/materials/', context.locale))
  return { ...loaded, own: loaded.own }
}

export type PreviewData = Awaited<ReturnType<typeof load>>
