import type { GalleryTexts } from './texts.ru.ts'

const texts: GalleryTexts = {
  gallery: 'Picture viewer',
  counter: '{number} of\u00a0{count}',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  closer: 'Look closer',
  play: 'Start slideshow',
  pause: 'Stop slideshow',
  fullscreen: 'Open in full screen',
  leaveFullscreen: 'Leave full screen',
  close: 'Close',
  all: 'All pictures',
  show: 'Show picture {number} of\u00a0{count}',
  loading: 'The picture is loading',
  errors: { missing: 'Picture not found', failed: 'The picture could not be loaded' },
  marks: { free: 'available', held: 'on hold', sold: 'sold' },
  stand: 'Stand {code}',
  onMap: 'on the plan',
  save: 'Save',
  saved: 'Saved',
  toSaved: 'My works',
  besideFigure: 'beside a figure of {cm}\u00a0cm',
}

export default texts
