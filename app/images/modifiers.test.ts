import { expect, test } from 'vitest'
import { parseModifiers } from './modifiers.ts'

test.for<[string, Record<string, string>]>([
  ['_', { quality: '90' }],
  ['w_200', { width: '200', quality: '90' }],
  ['width_200', { width: '200', quality: '90' }],
  ['h_5120', { height: '5120', quality: '90' }],
  ['height_1', { height: '1', quality: '90' }],
  ['w:200,q=50', { width: '200', quality: '50' }],
  ['w_200&q_1', { width: '200', quality: '1' }],
  ['quality_100', { quality: '100' }],
  ['w_200&w_300&width_400', { width: '400', quality: '90' }],
  ['s_200x100', { resize: '200x100', quality: '90' }],
  ['resize_200x100&fit_cover', { resize: '200x100', fit: 'cover', quality: '90' }],
  ['w_200&h_100', { resize: '200x100', quality: '90' }],
  ['w_300&h_300&s_200x100', { resize: '200x100', quality: '90' }],
  ['f_jpg', { format: 'jpeg', quality: '90' }],
  ['format_jpeg', { format: 'jpeg', quality: '90' }],
  ['f_webp', { format: 'webp', quality: '90' }],
  ['f_png', { format: 'png', quality: '90' }],
  ['fit_contain', { fit: 'contain', quality: '90' }],
  ['fit_fill', { fit: 'fill', quality: '90' }],
  ['fit_inside', { fit: 'inside', quality: '90' }],
  ['fit_outside', { fit: 'outside', quality: '90' }],
  ['b_%23FF0000', { background: '#ff0000', quality: '90' }],
  ['b_1e3', { background: '#1e3', quality: '90' }],
  ['b_ff00', { background: '#ff00', quality: '90' }],
  ['background_ff000080', { background: '#ff000080', quality: '90' }],
  ['b_Red', { background: 'red', quality: '90' }],
])('%s is understood', ([segment, modifiers]) => {
  expect(parseModifiers(segment)).toEqual({ ok: true, modifiers })
})

test('the same wish in another order is the same object, letter by letter', () => {
  const one = parseModifiers('fit_cover&f_webp&b_red&q_50&s_20x10')
  const other = parseModifiers('quality=50,resize=20x10,background=red,format=webp,fit=cover')
  expect(JSON.stringify(one)).toBe(JSON.stringify(other))
})

const side = 'must be a whole number from 1 to 5120.'
const known = 'Known image modifiers are width, height, format, quality, background, fit, resize.'

test.for<[string, string]>([
  ...['w_0', 'w_-5', 'w_1.5', 'w_abc', 'w_', 'w', 'w_5121', 'w_1e3', 'w_0200', 'w_%', 'w_200%26q_90'].map(
    (segment): [string, string] => [segment, `The width of a picture ${side}`],
  ),
  ['h_0', `The height of a picture ${side}`],
  ...['s_200', 's_axb', 's_0x10', 's_10x0', 's_10x10x10', 's_5121x1', 's_1x5121', 's_x'].map(
    (segment): [string, string] => [
      segment,
      'The resize of a picture must be WIDTHxHEIGHT, each from 1 to 5120.',
    ],
  ),
  ...['q_0', 'q_101', 'q_high'].map((segment): [string, string] => [
    segment,
    'The quality of a picture must be a whole number from 1 to 100.',
  ]),
  ...['fit_crop', 'fit_', 'fit_COVER'].map((segment): [string, string] => [
    segment,
    'The fit of a picture must be one of cover, contain, fill, inside, outside.',
  ]),
  ...['f_auto', 'f_svg', 'f_avif', 'f_gif', 'f_'].map((segment): [string, string] => [
    segment,
    'The format of a picture must be webp, jpg, jpeg or png.',
  ]),
  ...['b_ff', 'b_fffff', 'b_%23%23fff', 'b_nosuchcolour', 'b_true', 'b_rgb(1)', 'b_constructor'].map(
    (segment): [string, string] => [
      segment,
      'The background of a picture must be a hex colour or the name of a CSS colour.',
    ],
  ),
  ...[
    'blur_3',
    'enlarge',
    'a',
    'x_1',
    '__proto___1',
    'constructor_1',
    'w_200&&q_90',
    'w_200&',
    'W_200',
    '_1',
  ].map((segment): [string, string] => [segment, known]),
])('%s is refused with a sentence', ([segment, detail]) => {
  expect(parseModifiers(segment)).toEqual({ ok: false, detail })
})
