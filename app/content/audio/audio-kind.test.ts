import { expect, test } from 'vitest'
import { silentRecording } from '../../../tests/builders/devices/silent-recording.ts'
import { audioKindOf } from './audio-kind.ts'

const tag = (filling: number) =>
  Buffer.concat([
    Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, filling >> 7, filling & 0x7f]),
    Buffer.alloc(filling),
  ])
const page = (packet: string) =>
  Buffer.concat([Buffer.from('OggS'), Buffer.alloc(22), Buffer.from([1, 30]), Buffer.from(packet, 'latin1')])
const film = (...handlers: string[]) =>
  Buffer.concat([
    Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0mp42isom', 'latin1'),
    ...handlers.map(handler => Buffer.from(`\0\0\0\x20hdlr\0\0\0\0\0\0\0\0${handler}`, 'latin1')),
  ])

test.each([
  ['frames', silentRecording(1), 'mp3'],
  ['frames behind a tag', Buffer.concat([tag(300), silentRecording(1)]), 'mp3'],
  ['frames of a lower rate', lower(), 'mp3'],
  ['Opus in Ogg', page('OpusHead'), 'opus'],
  ['Vorbis in Ogg', page('\x01vorbis'), 'ogg'],
  ['an MP4 of sound', film('soun', 'mdir'), 'm4a'],
] as const)('%s are heard', (_name, bytes, kind) => {
  expect(audioKindOf(bytes)).toBe(kind)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['words', Buffer.from('this is no music')],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a tag alone', tag(300)],
  ['a tag that is longer than the file', Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0x7f, 0x7f, 0x7f, 0x7f])],
  ['one frame and then words', Buffer.concat([silentRecording(0.01), Buffer.from('and then words')])],
  ['a film', film('soun', 'vide')],
  ['an MP4 of nothing', film()],
  ['Theora in Ogg', page('\x80theora')],
  ['a photograph', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
])('%s is no recording', (_name, bytes) => {
  expect(audioKindOf(bytes)).toBeNull()
})

/** 64 kbit/s at 22.05 kHz: frames of 208 bytes. */
function lower(): Buffer {
  const frame = Buffer.alloc(208)
  frame.set([0xff, 0xf3, 0x80, 0x00])
  return Buffer.concat([frame, frame])
}
