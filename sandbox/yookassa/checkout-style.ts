/** The till: one sheet of paper in the middle of the table. */
export const checkoutStyle = `
.till { max-width: 34rem; margin: 0 auto; padding: clamp(1.5rem, 6vh, 4rem) 1rem }
.till .practice { color: var(--faded); font-size: 14px; margin-bottom: 1rem }
.till article {
  background: var(--sheet); border: 1px solid var(--line); border-top: 6px solid var(--ink);
  padding: clamp(1.25rem, 5vw, 2.25rem)
}
.till h1 { font-size: 1.9rem }
.till h2 { font-size: 1.2rem; margin-bottom: .8rem }
.till .sum { font: 600 2.2rem/1.1 var(--serif); margin-top: .6rem; font-variant-numeric: lining-nums tabular-nums }
.till .about { color: var(--faded); margin-top: .4rem }
.till .about + form { margin-top: 1rem }
.till section { margin-top: 1.75rem; padding-top: 1.5rem; border-top: 1px solid var(--line) }
.till form { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start }
.till .wide, .till button { grid-column: 1 / -1 }
.till label { display: block; font-size: 14px; color: var(--faded) }
.till input {
  display: block; width: 100%; min-height: 2.9rem; margin-top: .25rem; padding: .5rem .75rem; font: 16px var(--sans);
  color: var(--ink); background: #fff; border: 1px solid #8C7F70; font-variant-numeric: tabular-nums
}
.till input[aria-invalid] { border: 2px solid var(--sanguine) }
.till .wrong { color: var(--sanguine); font-size: 14px; margin-top: .3rem }
.till button {
  min-height: 3rem; padding: .5rem 1.25rem; font: 600 16px var(--sans); cursor: pointer;
  color: var(--sheet); background: var(--ink); border: 1px solid var(--ink)
}
.till button:hover { background: #000 }
.till button.quiet { color: var(--ink); background: none }
.till .go, .till .leave { display: inline-flex; align-items: center; min-height: 2.75rem }
.till .go { margin-top: 1.5rem; padding: 0 1.25rem; color: var(--sheet); background: var(--ink); text-decoration: none; font-weight: 600 }
.till .leave { margin-top: .25rem }
.till section + p { margin-top: .75rem }
.till .mark { display: block; width: 15rem; max-width: 100%; height: auto; margin: 0 auto 1.5rem }
.till details { margin-top: .25rem }
.till summary { cursor: pointer; color: var(--sanguine); padding: .7rem 0 }
.till table, .ledger table { width: 100%; border-collapse: collapse; font-size: 14px }
.till th, .till td, .ledger th, .ledger td { text-align: left; padding: .4rem .5rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
.till th, .ledger th { color: var(--faded); font-weight: 400 }
.till td:first-child { white-space: nowrap; font-variant-numeric: tabular-nums }
.ledger { max-width: 70rem; margin: 0 auto; padding: 2.5rem 1.5rem }
.ledger h1 { font-size: 2rem; margin-bottom: .4rem }
.ledger h2 { font-size: 1.3rem; margin: 2.5rem 0 .6rem }
.ledger .scroll { overflow-x: auto; margin-top: 1rem }
.ledger td { overflow-wrap: normal; font-variant-numeric: tabular-nums }
`
