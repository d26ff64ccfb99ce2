import { expect, test } from 'vitest'
import { checkApplication } from '../../app/applications/check-application.ts'
import { formView } from '../../app/applications/form-view.ts'
import { formOf } from '../../app/applications/forms.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import * as stock from '../../app/validation/texts.ru.ts'
import { demoSubmissions } from './demo-submissions.ts'

test.each(demoSubmissions.map(sample => [sample.form, String(sample.fields.email), sample] as const))(
  '%s of %s is what the form would have kept',
  (form, _email, { fields, locale }) => {
    const description = formOf(form)
    if (!description) throw new Error(`there is no form ${form}`)
    const now = new Date('2025-08-20T07:00:00Z')
    const shown = formView(description, { edition: autumn2025, now, locale, posted: null })
    const checked = checkApplication(shown, { ...fields, personalDataAgree: 'on' }, { stock, now })
    expect(checked).toEqual({ errors: [], values: fields })
  },
)
