import { describe, expect, test } from 'vitest'
import { collect, recordsOf, testTypography } from '../../content/reading.ts'
import { autumn2025 } from '../editions/edition.ts'
import { routes } from '../routes.ts'
import { readRules } from '../validation/read-rules.ts'
import { optionsOf, rulesOf } from './field-rules.ts'
import { formView } from './form-view.ts'
import { formOf, forms } from './forms.ts'
import { honeypotName } from './honeypot.ts'

const [pages, departments, documents] = await Promise.all([
  recordsOf('pages'),
  recordsOf('departments'),
  recordsOf('documents'),
])
const fields = forms.flatMap(form => form.fields.map(field => ({ form: form.id, ...field })))

// The lander reads these as its own; the others are ours around the fields.
const taken = [
  'version',
  'form',
  'redirectUrl',
  'newTab',
  'mergelead',
  'url_location',
  'entry_point',
  'analytics_id',
  'enkod_send_template_id',
  'groups_enkod',
  'personalDataAgree',
  'newsAgree',
  'token',
  honeypotName,
]

/** The only things that people may truly have nothing to say about. */
const mayBeLeftOut = [
  'socialNetwork',
  'cvUrl',
  'presentationUrl',
  'website',
  'bookUrl',
  'volunteerExperience',
]

describe('the words of the forms', () => {
  testTypography(
    forms
      .flatMap(form => collect(form, form.id))
      // Levels of a language and sizes of a shirt are Latin in both languages.
      .map(text => ({ ...text, text: text.text.replace(/[ABC][12]\b|^X{0,2}[SML]$/g, 'I') })),
  )

  test.for(forms)('$id leaves no token unfilled in either language', form => {
    for (const locale of ['ru', 'en'] as const) {
      for (const now of ['2025-05-01', '2025-08-01', '2025-10-10'].map(day => new Date(`${day}T12:00:00Z`))) {
        const shown = formView(form, { edition: autumn2025, now, locale, posted: null })
        const { words: _, fields: shownFields, ...around } = shown
        const said = [around, ...shownFields.map(({ rules: _rules, ...field }) => field)]
        expect(JSON.stringify(said)).not.toMatch(/\{\w+\}/)
      }
    }
  })
})

test('every form stands under its own id', () => {
  expect(forms.filter(form => formOf(form.id) !== form)).toEqual([])
})

test.for(forms)(
  '$id can be filled in, sent and answered',
  ({ id, version, home, fields, consent, lander }) => {
    expect(version).toBeGreaterThan(0)
    expect(routes.find(({ path }) => path === home)?.audience).toBe('public')
    expect(departments.filter(department => department.forms.includes(id))).toHaveLength(1)
    if (consent) expect(documents.map(({ slug }) => slug)).toContain(consent.document)
    expect(lander).toMatchObject({ form: id, templateId: `portico-${id}` })
    expect(fields.filter(({ name }) => name === 'email')).toHaveLength(1)

    const names = fields.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z][a-zA-Z]+$/)
    expect(names.filter(name => taken.includes(name))).toEqual([])
  },
)

test.for(forms)('$id stands on the page it is at home on', ({ id, home }) => {
  const key = home.slice(1, -1)
  const page = pages.find(candidate => candidate.key === key)
  const shown = page?.blocks.flatMap(block =>
    block.kind === 'form' ? [block.form] : block.kind === 'contact-us' && block.hasForm ? ['contact'] : [],
  )
  expect(shown).toContain(id)
})

test('the form of questions stands where the specification asks for it', () => {
  const asked = pages.filter(({ blocks }) =>
    blocks.some(block => block.kind === 'contact-us' && block.hasForm),
  )
  expect(asked.map(({ key }) => key).toSorted()).toEqual([
    'childrens-area',
    'contacts',
    'partners',
    'visitors',
    'volunteers',
  ])
})

test('only what one may have nothing to say about is optional', () => {
  const optional = fields.filter(({ isOptional }) => isOptional)
  expect(optional.map(({ name }) => name).filter(name => !mayBeLeftOut.includes(name))).toEqual([])
  // A guide is asked for nothing so much as for experience.
  expect(optional.filter(({ name }) => name === 'volunteerExperience').map(({ form }) => form)).toEqual([
    'volunteer',
  ])
})

test('every field has rules that can be read, and choices where one chooses', () => {
  for (const field of fields) {
    const at = `${field.form}.${field.name}`
    const rules = readRules(rulesOf(field, autumn2025))
    expect(rules.some(({ name }) => name === 'required' || name === 'accepted') || field.isOptional, at).toBe(
      true,
    )
    for (const rule of Object.keys(field.messages ?? {})) {
      expect(
        rules.map(({ name }) => String(name)),
        at,
      ).toContain(rule)
    }
    const options = optionsOf(field, autumn2025)
    const isChoice = ['select', 'radio', 'many'].includes(field.kind)
    expect(options.length > 1, at).toBe(isChoice)
    expect(new Set(options.map(({ value }) => value)).size, at).toBe(options.length)
    // A list of choices is shown again from one text, parted by commas.
    expect(options.filter(({ value }) => value === '' || value.includes(','))).toEqual([])
  }
})

test('who has a window says what happens outside it', () => {
  const withWindow = forms.filter(({ window }) => window)
  expect(withWindow.map(({ id }) => id).toSorted()).toEqual([
    'award',
    'children',
    'convention',
    'enquiry',
    'group',
    'guide',
    'media',
    'volunteer',
  ])
  for (const { id, window, closed } of withWindow) {
    expect(closed?.over, id).toBeDefined()
    expect(Boolean(window?.(autumn2025).opensOn), id).toBe(Boolean(closed?.before))
  }
})
