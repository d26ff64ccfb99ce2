/** Three steps across the page on which the columns stand. */
export function Stylobate() {
  return (
    <div aria-hidden="true" className="stylobate">
      <div className="page">
        <div className="steps" />
      </div>
    </div>
  )
}
