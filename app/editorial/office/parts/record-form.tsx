import { EnterButton } from '../../../office/parts/enter-button.tsx'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { ItemsRow, Row } from '../edit-rows.ts'
import { FieldInputs, type FieldSurroundings } from './field-inputs.tsx'

type Around = FieldSurroundings & { revision: number }

/** The fields of a record as forms: its own in one, every block or work in one of its own. */
export function RecordForms({ rows, around }: { rows: Row[]; around: Around }) {
  const own = rows.filter(row => row.is !== 'items')
  const lists = rows.filter(row => row.is === 'items')
  return (
    <>
      {own.length > 0 && (
        <SavedForm at="" around={around}>
          <Rows rows={own} around={around} />
          <SaveButton around={around} />
        </SavedForm>
      )}
      {lists.map(list => (
        <section key={list.path} aria-labelledby={`list-${list.path}`} className="mt-8">
          <h2 id={`list-${list.path}`} className="type-d3 mb-3">
            {list.label}
          </h2>
          {list.items.map((item, place) => (
            <SavedForm key={item.id} at={`${list.path}/${item.id}`} around={around}>
              <ItemHead list={list} place={place} around={around} />
              <Rows rows={item.rows} around={around} />
              <SaveButton around={around} />
            </SavedForm>
          ))}
          {around.may.write && list.kinds.length > 0 && (
            <SavedForm at={list.path} around={around}>
              <AddItem list={list} around={around} />
            </SavedForm>
          )}
        </section>
      ))}
    </>
  )
}

function SavedForm({ at, around, children }: { at: string; around: Around; children: React.ReactNode }) {
  return (
    <div
      id={at ? at.replaceAll('/', '-') : undefined}
      className="mb-6 border-t-4 border-ink pt-2"
      data-saves=""
    >
      <OfficeForm does="save" fields={{ revision: String(around.revision), at }}>
        {(around.may.write || around.may.translate) && <EnterButton />}
        {children}
      </OfficeForm>
    </div>
  )
}

function SaveButton({ around: { t, may } }: { around: Around }) {
  if (!may.write && !may.translate) return null
  return (
    <Button type="submit" tone="secondary" size="small" className="mt-2" data-save="">
      {t.save}
    </Button>
  )
}

function Rows({ rows, around }: { rows: Row[]; around: Around }) {
  return rows.map(row => {
    if (row.is === 'field') return <FieldInputs key={row.path} row={row} around={around} />
    if (row.is === 'group') {
      return (
        <fieldset key={row.path} className="border-l border-edge pl-4">
          <legend className="type-small font-semibold">{row.label}</legend>
          <Rows rows={row.rows} around={around} />
        </fieldset>
      )
    }
    return <InnerItems key={row.path} list={row} around={around} />
  })
}

/** Items of a block stand in its form. */
function InnerItems({ list, around }: { list: ItemsRow; around: Around }) {
  return (
    <fieldset className="mt-4 border-l border-edge pl-4">
      <legend className="type-small font-semibold">{list.label}</legend>
      {list.items.map((item, place) => (
        <fieldset key={item.id} className="mb-4">
          <legend className="sr-only">{`${list.label}, ${place + 1}`}</legend>
          <ItemHead list={list} place={place} around={around} isInner />
          <Rows rows={item.rows} around={around} />
        </fieldset>
      ))}
      {around.may.write && list.kinds.length > 0 && <AddItem list={list} around={around} />}
    </fieldset>
  )
}

function ItemHead({
  list,
  place,
  around: { t, may },
  isInner = false,
}: {
  list: ItemsRow
  place: number
  around: Around
  isInner?: boolean
}) {
  const item = list.items[place]
  if (!item) return null
  const at = `${list.path}/${item.id}`
  const name = item.label || `${list.label}, ${place + 1}`
  const step = (does: string, label: string) => (
    <button
      type="submit"
      name="step"
      value={`${does}:${at}`}
      className={buttonClass({ tone: 'text', size: 'small' })}
    >
      {label}
      <span className="sr-only">: {name}</span>
    </button>
  )
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      {isInner ? (
        <p className="type-small mr-auto">{name}</p>
      ) : (
        <h3 className="type-body mr-auto font-semibold">{name}</h3>
      )}
      {may.write && !list.isGiven && (
        <>
          {place > 0 && step('up', t.up)}
          {place < list.items.length - 1 && step('down', t.down)}
          {!item.stays && step('remove', t.remove)}
        </>
      )}
    </div>
  )
}

function AddItem({ list, around: { t } }: { list: ItemsRow; around: Around }) {
  const id = `kind-${list.path.replaceAll('/', '-')}`
  return (
    <div className="flex flex-wrap items-end gap-3 py-2">
      {list.kinds.some(({ value }) => value !== '') && (
        <div>
          <label htmlFor={id} className="type-small block">
            {t.what}
          </label>
          <select
            id={id}
            name={`kind:${list.path}`}
            className="mt-1 h-11 border border-edge bg-raised px-3 text-[0.9375rem] hover:border-ink"
          >
            {list.kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
      <Button type="submit" name="step" value={`add:${list.path}`} tone="ghost" size="small">
        {t.add}
        <span className="sr-only">: {list.label}</span>
      </Button>
    </div>
  )
}
