import type { ReactNode } from 'react'
import { useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { LineField, LongField } from '../../application/parts/fields.tsx'
import type { PageItem } from '../items.ts'
import { type FieldName, materialFields, textLength } from '../material-fields.ts'
import type { Own } from '../pages/materials.server.ts'
import type { MaterialTexts } from '../texts.ru.ts'
import { ItemHead } from './checklist.tsx'
import { PictureRows } from './picture-rows.tsx'

type Props = { own: Own; t: MaterialTexts }

/** Words and captions of the page: one plain form, saved as it is. */
export function MaterialsForm({ own, t }: Props) {
  const { pathname } = useView()
  const field = (name: FieldName) => <OneField key={name} name={name} own={own} t={t} />
  return (
    <form
      id="materials"
      method="post"
      action={pathname}
      data-draft={JSON.stringify({ saving: t.saving, unsaved: t.unsaved })}
      className="grid gap-12"
    >
      {/* Enter in a line saves, and submits nothing. */}
      <button type="submit" name="do" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
        {t.buttons.save}
      </button>
      <input type="hidden" name="revision" value={own.revision} />
      <Part item="name" own={own} t={t}>
        {field('nameRu')}
        {field('nameEn')}
        {field('cityRu')}
        {field('cityEn')}
      </Part>
      <Part item="text" own={own} t={t}>
        {field('textRu')}
        {field('textEn')}
      </Part>
      <Part item="artists" own={own} t={t}>
        {field('artistsRu')}
        {field('artistsEn')}
      </Part>
      <Part item="contact" own={own} t={t}>
        {field('publicEmail')}
        {field('publicPhone')}
        {field('contactName')}
        {field('contactPhone')}
      </Part>
      <Part item="links" own={own} t={t}>
        <div className="sm:col-span-2">{field('links')}</div>
      </Part>
      <section id="pictures" aria-labelledby="pictures-title" className="scroll-mt-6">
        <ItemHead own={own} item="pictures" t={t} />
        <PictureRows own={own} t={t} />
      </section>
      <div className="flex flex-wrap gap-4">
        <Button type="submit" name="do" value="submit" className="lg:hidden">
          {t.buttons.submit}
        </Button>
        <Button type="submit" name="do" value="save" tone="ghost">
          {t.buttons.save}
        </Button>
        <p className="type-small w-full text-ink-2 lg:hidden">{t.beforeSending}</p>
      </div>
    </form>
  )
}

function Part({ item, own, t, children }: Props & { item: PageItem; children: ReactNode }) {
  return (
    <section id={item} aria-labelledby={`${item}-title`} className="scroll-mt-6">
      <ItemHead own={own} item={item} t={t} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </section>
  )
}

function OneField({ name, own, t }: Props & { name: FieldName }) {
  const { kind, maxLength } = materialFields[name]
  const said = {
    name,
    label: t.fields[name],
    value: own.values[name],
    error: own.errors.find(({ field }) => field === name)?.message,
    ...langOf(name),
    ...hintOf(name, t),
  }
  if (kind === 'line') return <LineField {...said} {...typeOf(name)} maxLength={maxLength} />
  const isText = name === 'textRu' || name === 'textEn'
  return (
    <div>
      <LongField {...said} maxLength={maxLength} rows={isText ? 11 : 5} />
      {/* The script counts while somebody types. */}
      {isText && (
        <p data-counts={name} data-most={textLength} className="type-caption text-ink-2">
          {`${[...own.values[name]].length} / ${textLength}`}
        </p>
      )}
    </div>
  )
}

function hintOf(name: FieldName, t: MaterialTexts): { hint?: string } {
  if (name === 'textRu' || name === 'textEn') return { hint: fill(t.hints.text, { most: textLength }) }
  if (name === 'publicEmail' || name === 'publicPhone') return { hint: t.hints.public }
  if (name === 'contactName' || name === 'contactPhone') return { hint: t.hints.private }
  return name === 'links' ? { hint: t.hints.links } : {}
}

function langOf(name: FieldName): { lang?: 'ru' | 'en' } {
  if (name.endsWith('Ru')) return { lang: 'ru' }
  return name.endsWith('En') ? { lang: 'en' } : {}
}

function typeOf(name: FieldName): { type?: string; autoComplete?: string } {
  if (name === 'publicEmail') return { type: 'email', autoComplete: 'email' }
  return name.endsWith('Phone') ? { type: 'tel', autoComplete: 'tel' } : {}
}
