/** Paper, ink and sanguine: the look of the sandbox's pages, small enough to travel inside each of them. */
export const paperStyle = `
:root {
  --paper: #F4EEE2; --sheet: #FBF8F1; --ink: #1B1613; --faded: #6A5D53; --line: #DACFBC; --sanguine: #A8391D;
  --serif: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', 'Noto Serif', Georgia, serif;
  --sans: system-ui, -apple-system, 'Segoe UI', 'Noto Sans', Roboto, sans-serif;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono', monospace;
  color-scheme: light;
}
* { box-sizing: border-box; margin: 0 }
body { background: var(--paper); color: var(--ink); font: 15px/1.5 var(--sans); overflow-wrap: anywhere }
h1, h2, h3 { font-family: var(--serif); font-weight: 600; line-height: 1.2; text-wrap: balance }
a { color: var(--sanguine); text-underline-offset: .18em; text-decoration-thickness: 1px }
a:focus-visible, summary:focus-visible, input:focus-visible, button:focus-visible {
  outline: 2px solid var(--sanguine); outline-offset: 2px
}
code, pre { font-family: var(--mono); font-size: .9em }
dt { color: var(--faded) }

.welcome { max-width: 46rem; margin: 0 auto; padding: clamp(2rem, 8vh, 6rem) 1.5rem }
.welcome h1 { font-size: 2.6rem }
.welcome .lead { margin-top: .75rem; color: var(--faded); font-size: 1.1rem }
.welcome section { margin-top: 2.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line) }
.welcome h2 { font-size: 1.5rem; margin-bottom: .3rem }
.welcome dl { margin-top: 1rem; display: grid; grid-template-columns: 13rem 1fr; gap: .5rem 1.5rem }
.welcome dt { font-family: var(--mono); font-size: .85rem; line-height: 1.6 }

.mail { display: grid; grid-template-columns: minmax(19rem, 25rem) minmax(0, 1fr); height: 100dvh }
.letters, .desk { overflow: auto; min-width: 0 }
.letters { border-right: 1px solid var(--line) }
.letters header {
  position: sticky; top: 0; background: var(--paper); padding: 1.5rem 1.5rem 1rem;
  border-bottom: 1px solid var(--line)
}
.letters h1 { font-size: 1.75rem; display: flex; align-items: baseline; gap: .6rem }
.letters h1 a { color: inherit; text-decoration: none }
.letters h1 small { font: 14px var(--sans); color: var(--faded) }
.letters header p { font-size: 14px; margin-top: .3rem }
.letters form { display: grid; grid-template-columns: 1fr 1fr auto; gap: .4rem; align-items: end }
.letters form { margin-top: .9rem }
.letters label { font-size: 13px; color: var(--faded); min-width: 0 }
.letters label input { display: block; width: 100% }
.letters input, .letters button {
  font: inherit; font-size: 14px; min-width: 0; padding: .35rem .6rem; color: var(--ink);
  background: var(--sheet); border: 1px solid var(--line); border-radius: 3px
}
.letters button { color: var(--sanguine); cursor: pointer }
.letters ol { list-style: none; padding: 0 }
.letters li { scroll-margin-block: 40vh }
.letters li a {
  display: block; padding: .8rem 1.5rem .85rem; color: inherit; text-decoration: none;
  border-bottom: 1px solid var(--line)
}
.letters li a:hover { background: #EFE7D7 }
.letters li a[aria-current] { background: var(--sheet); box-shadow: inset 3px 0 var(--sanguine) }
.letters li span { display: flex; justify-content: space-between; gap: 1rem }
.letters li span { color: var(--faded); font-size: 13px }
.letters li span time { flex: none; font-variant-numeric: tabular-nums }
.letters li strong { display: block; font: 600 1.05rem/1.3 var(--serif) }
.letters .none { padding: 1.5rem; color: var(--faded) }

.desk { padding: clamp(1.25rem, 4vw, 3rem) }
.desk > * { max-width: 60rem }
.desk .hint { color: var(--faded); margin-top: 28vh; text-align: center; margin-inline: auto }
.desk .hint h2 { color: var(--ink); font-size: 1.5rem; margin-bottom: .4rem }
.desk h2 { font-size: clamp(1.5rem, 3vw, 2.1rem) }
.desk .back { display: none; margin-bottom: 1rem }
.facts { display: grid; grid-template-columns: auto 1fr; gap: .15rem 1.25rem; margin-top: 1rem }
.files { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1.25rem }
.files a {
  display: block; padding: .35rem .8rem; border: 1px solid var(--line); border-radius: 3px;
  background: var(--sheet); text-decoration: none
}
.files small { color: var(--faded); margin-left: .4rem }
.desk iframe {
  display: block; width: 100%; height: 62vh; min-height: 20rem; resize: vertical; margin-top: 1.5rem;
  background: #fff; border: 1px solid var(--line); border-radius: 3px
}
.desk details { margin-top: 1rem; border-top: 1px solid var(--line); padding-top: .8rem }
.desk .json { margin-top: 1rem; border-top: 1px solid var(--line); padding-top: .8rem }
.desk summary { cursor: pointer; color: var(--sanguine) }
.desk pre {
  white-space: pre-wrap; margin-top: .8rem; padding: 1.25rem;
  background: var(--sheet); border: 1px solid var(--line)
}
.desk details dl { display: grid; grid-template-columns: 11rem 1fr; gap: .3rem 1.25rem }
.desk details dl { margin-top: .8rem; font-size: 13px }
.desk details dd { font-family: var(--mono) }

@media (max-width: 50rem) {
  .mail { display: block; height: auto }
  .letters { border-right: 0 }
  .letters header { position: static; padding: 1.25rem 1rem 1rem }
  .letters li a { padding-inline: 1rem }
  .letters input, .letters button { font-size: 16px }
  .mail.reading .letters, .desk .hint { display: none }
  .mail.choosing .desk { padding: 0 }
  .desk .back { display: block }
  .desk details dl, .welcome dl { grid-template-columns: 1fr; gap: 0 }
  .desk details dd, .welcome dd { margin-bottom: .6rem }
}
`
