/**
 * What the oldest browsers of docs/browsers.md do not have: Chrome and Edge 117, Firefox 115, Safari 17. `code` is how
 * it is written in a script, minified or not; `holder` and `name` are where a browser keeps it.
 */
export const newerFeatures = [
  { code: /\bURL\.parse\(/, holder: 'URL', name: 'parse', since: 'Chrome 126, Firefox 126, Safari 18' },
  { code: /\bURL\.canParse\b/, holder: 'URL', name: 'canParse', since: 'Chrome 120' },
  { code: /\bMap\.groupBy\b/, holder: 'Map', name: 'groupBy', since: 'Firefox 119, Safari 17.4' },
  { code: /\bObject\.groupBy\b/, holder: 'Object', name: 'groupBy', since: 'Firefox 119, Safari 17.4' },
  {
    code: /\.checkVisibility\b/,
    holder: 'Element.prototype',
    name: 'checkVisibility',
    since: 'Firefox 125, Safari 17.4',
  },
  {
    code: /\bPromise\.withResolvers\b/,
    holder: 'Promise',
    name: 'withResolvers',
    since: 'Chrome 119, Firefox 121, Safari 17.4',
  },
  { code: /\bPromise\.try\b/, holder: 'Promise', name: 'try', since: 'Chrome 128, Firefox 134, Safari 18.2' },
  { code: /\bArray\.fromAsync\b/, holder: 'Array', name: 'fromAsync', since: 'Chrome 121' },
  { code: /\bAbortSignal\.any\b/, holder: 'AbortSignal', name: 'any', since: 'Firefox 124, Safari 17.4' },
  {
    code: /\bRegExp\.escape\b/,
    holder: 'RegExp',
    name: 'escape',
    since: 'Chrome 136, Firefox 134, Safari 18.2',
  },
  { code: /\bIterator\.from\b/, holder: 'globalThis', name: 'Iterator', since: 'Firefox 131, Safari 18.4' },
  {
    code: /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|reduce|flatMap|take|drop|toArray)\(/,
    holder: 'Object.getPrototypeOf(Object.getPrototypeOf([].values()))',
    name: 'map',
    since: 'Chrome 122, Firefox 131, Safari 18.4',
  },
  {
    code: /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
    holder: 'Set.prototype',
    name: 'isSubsetOf',
    since: 'Chrome 122, Firefox 127',
  },
  {
    code: /\.(?:toWellFormed|isWellFormed)\(/,
    holder: 'String.prototype',
    name: 'isWellFormed',
    since: 'Firefox 119',
  },
  {
    code: /\.(?:toBase64|toHex)\(/,
    holder: 'Uint8Array.prototype',
    name: 'toBase64',
    since: 'Chrome 140, Safari 18.2',
  },
  { code: /\.getOrInsert\(/, holder: 'Map.prototype', name: 'getOrInsert', since: 'none of 2024' },
  { code: /\bIntl\.Segmenter\b/, holder: 'Intl', name: 'Segmenter', since: 'Firefox 125' },
  {
    code: /\.requestClose\(/,
    holder: 'HTMLDialogElement.prototype',
    name: 'requestClose',
    since: 'Chrome 134',
  },
] as const

export function newerFeaturesIn(script: string): string[] {
  return newerFeatures
    .filter(({ code }) => code.test(script))
    .map(({ holder, name, since }) => `${holder}.${name}, only since ${since}`)
}
