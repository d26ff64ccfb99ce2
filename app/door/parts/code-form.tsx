import { Button } from '../../ui/button.tsx'
import type { NamedGate } from '../gates.ts'
import type { DoorPageTexts } from '../texts.ru.ts'

/** The typed code. Without a script it goes to the server together with the place; with one it stays here. */
export function CodeForm({
  t,
  nonce,
  gates,
  gate,
  onCode,
}: {
  t: DoorPageTexts
  nonce?: string
  gates?: readonly NamedGate[]
  gate?: string
  onCode?(text: string): void
}) {
  return (
    <form
      method="post"
      className="door-form"
      onSubmit={event => {
        if (!onCode) return
        event.preventDefault()
        const form = event.currentTarget
        const text = String(new FormData(form).get('code') ?? '')
        form.reset()
        if (text.trim() !== '') onCode(text)
      }}
    >
      {gates && (
        <p>
          <label htmlFor="gate" className="type-small block">
            {t.gate}
          </label>
          <select id="gate" name="gate" defaultValue={gate} className={`${field} mb-4`}>
            {gates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </p>
      )}
      {nonce && <input type="hidden" name="nonce" value={nonce} />}
      <label htmlFor="code" className="type-small block">
        {t.code}
      </label>
      <div className="mt-1.5 flex gap-3">
        <input
          id="code"
          name="code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          aria-describedby="code-hint"
          className={`${field} door-code min-w-0`}
        />
        <Button type="submit">{t.check}</Button>
      </div>
      <p id="code-hint" className="type-caption mt-1.5 text-ink-2">
        {t.codeHint}
      </p>
    </form>
  )
}

const field = 'field h-14 w-full border border-edge bg-raised px-4 text-[1.125rem] hover:border-ink'
