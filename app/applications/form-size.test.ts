import { expect, test } from 'vitest'
import { bodyBounds } from '../page-server/body-bounds.ts'
import { maxLengthOf } from './field-rules.ts'
import { forms } from './forms.ts'

test.for(forms.map(form => [form.id, form] as const))(
  '%s, filled in to the last Russian letter, is taken',
  ([, form]) => {
    const typed = form.fields.map(field => [field.name, 'Ж'.repeat(maxLengthOf(field))])
    expect(new URLSearchParams(typed).toString().length).toBeLessThan(bodyBounds.bytes * 0.9)
  },
)
