import { chiefEditor, editorial } from './audiences.ts'
import { exchangeBounds } from './editorial/exchange/exchange-bounds.ts'
import { recordingBounds } from './editorial/office/recording-bounds.ts'
import { libraryBounds } from './editorial/pictures/library-bounds.ts'
import { type PlainRoute, uuid } from './plain-route.ts'

const contentParams = { kind: /^[a-z0-9-]{1,40}$/, key: /^[a-z0-9-]{1,80}$/ }

/** The editors' office: texts, pictures, releases, and the season itself. */
export const editorialRoutes: readonly PlainRoute[] = [
  {
    ...chiefEditor,
    id: 'office-edition',
    path: '/office/edition/',
    page: 'edition-desk/office/pages/edition',
  },
  {
    ...chiefEditor,
    id: 'office-editions',
    path: '/office/edition/all/',
    page: 'edition-desk/turn/office/pages/editions',
  },
  { ...editorial, id: 'office-content', path: '/office/content/', page: 'editorial/office/pages/desk' },
  {
    ...editorial,
    id: 'office-pictures',
    path: '/office/content/pictures/',
    page: 'editorial/pictures/pages/library',
    script: 'app/editorial/pictures/device/start.ts',
    takesFileBytes: libraryBounds.fileBytes,
  },
  {
    ...editorial,
    id: 'office-picture',
    path: '/office/content/pictures/:id/',
    page: 'editorial/pictures/pages/picture',
    params: { id: uuid },
    script: 'app/editorial/pictures/device/start.ts',
    takesFileBytes: libraryBounds.fileBytes,
  },
  {
    ...editorial,
    id: 'office-redirects',
    path: '/office/content/redirects/',
    page: 'editorial/addresses/pages/redirects',
  },
  {
    ...editorial,
    id: 'office-imports',
    path: '/office/content/imports/',
    page: 'editorial/exchange/pages/imports',
    takesFileBytes: exchangeBounds.fileBytes,
  },
  {
    ...editorial,
    id: 'office-import',
    path: '/office/content/imports/:id/',
    page: 'editorial/exchange/pages/import',
    params: { id: uuid },
    script: 'app/editorial/exchange/device/start.ts',
  },
  {
    ...editorial,
    id: 'office-records',
    path: '/office/content/:kind/',
    page: 'editorial/office/pages/records',
    params: { kind: contentParams.kind },
    script: 'app/editorial/office/device/start.ts',
  },
  {
    ...editorial,
    id: 'office-record',
    path: '/office/content/:kind/:key/',
    page: 'editorial/office/pages/record',
    params: contentParams,
    framesOwnFiles: true,
    script: 'app/editorial/office/device/start.ts',
    takesFileBytes: recordingBounds.formBytes,
  },
  {
    ...editorial,
    id: 'office-versions',
    path: '/office/content/:kind/:key/versions/',
    page: 'editorial/office/pages/versions',
    params: contentParams,
  },
  {
    ...editorial,
    id: 'office-releases',
    path: '/office/releases/',
    page: 'editorial/releases/pages/releases',
  },
  {
    ...editorial,
    id: 'office-release',
    path: '/office/releases/:id/',
    page: 'editorial/releases/pages/release',
    params: { id: /^[\da-f-]{1,36}$/ },
  },
]
