import { expect, test } from 'vitest'
import { autumn2025 } from './edition.ts'
import { fillFromEdition, phrasesOf } from './phrases.ts'

test('the edition in Russian words', () => {
  expect(phrasesOf(autumn2025, 'ru')).toMatchObject({
    fairDates: '24–27\u00a0сентября\u00a02025',
    fairDatesShort: '24–27\u00a0сентября',
    vipDay: '24\u00a0сентября',
    visitorDays: '25–27\u00a0сентября',
    nextFair: '2–5\u00a0апреля\u00a02026',
    openFair: '2–5\u00a0апреля\u00a02026',
    awardApplications: '18\u00a0июля\u00a0— 1\u00a0сентября',
    awardOpensOn: '18\u00a0июля',
    awardClosesOn: '1\u00a0сентября',
    awardJudging: '2–10\u00a0сентября',
    awardAnnouncedOn: '24\u00a0сентября\u00a02025',
    standsFrom: '200\u00a0000\u00a0₽',
    priceCornerStand: '300\u00a0000\u00a0₽',
    awardYears: '2023–2025',
    awardPrize: '300\u00a0000\u00a0₽',
    awardShortlistOn: '15\u00a0сентября',
    nextApplicationsUntil: '15\u00a0декабря\u00a02025',
    nextMaterialsUntil: '1\u00a0марта\u00a02026',
  })
})

test('the edition in English words', () => {
  expect(phrasesOf(autumn2025, 'en')).toMatchObject({
    fairDates: '24–27\u00a0September\u00a02025',
    nextFair: '2–5\u00a0April\u00a02026',
    awardApplications: '18\u00a0July\u00a0– 1\u00a0September',
    standsFrom: '₽200,000',
  })
})

test('with no next fair announced there is nothing to say of it', () => {
  const last = phrasesOf({ ...autumn2025, nextFair: null }, 'ru')
  expect(last.nextFair).toBe('')
  // Those who exhibit apply to this very fair: its days are named, and theirs are said as before.
  expect(last.openFair).toBe('24–27\u00a0сентября\u00a02025')
  expect(last.nextApplicationsUntil).toBe('15\u00a0декабря\u00a02025')
})

test('names in braces are filled in, unknown ones stay visible', () => {
  expect(
    fillFromEdition('Ярмарка {fairDates}, {fairDates}; {nothing}', { fairDates: '24–27 сентября' }),
  ).toBe('Ярмарка 24–27 сентября, 24–27 сентября; {nothing}')
})
