import type { PriceTexts } from './price-texts.ru.ts'

const texts: PriceTexts = {
  title: 'Price',
  now: 'Now: {price}',
  firstNote:
    'New in the catalogue: it is offered to exhibitors once another member of staff has agreed to the price.',
  field: 'New price, ₽',
  why: 'Reason',
  button: 'Propose',
  hint: {
    stand: 'From ₽200,000 to ₽5,000,000. The price changes once another member of staff has agreed.',
    equipment: 'The price changes once another member of staff has agreed.',
  },
  sheet: 'A new price is proposed',
  proposed: 'Proposed: {at}',
  yourTurn: 'Your decision',
  othersTurn: 'Waiting for another member of staff',
  own: 'This is your own proposal: another member of staff must agree to it.',
  until: 'Without an answer by {until} the proposal lapses.',
  moved:
    'The price or the size has changed since this was proposed. Decline the proposal and make a new one.',
  follows: 'What follows',
  everybody:
    'The page “For exhibitors”, the plan and list of stands, and the site’s open data (API) show the new price at once.',
  free: 'Whoever chooses the stand after that pays the new price.',
  kept: 'The stand is held for {name} at {price}: for them the price does not change.',
  first: 'Exhibitors see it in the catalogue at once and can order it.',
  orders: 'Whoever orders it for the first time pays the new price.',
  ordered:
    'Already ordered: {count}. Those orders keep their price; whoever adds to an order pays the new price for all of it.',
  tick: 'Yes, the new price is {price}',
  agree: 'Agree',
  note: 'Why not',
  withdraw: 'Withdraw',
  decline: 'Decline',
  waitingAt: 'A new price is waiting for agreement:',
  waiting: {
    stand: 'Stand prices waiting for agreement',
    equipment: 'Equipment prices waiting for agreement',
  },
  said: {
    approved: '{what}: the new price has been agreed ({who})',
    declined: '{what}: the new price has been declined ({who})',
  },
  standNamed: 'Stand {code}',
  size: {
    title: 'Size',
    area: 'Area, m²',
    sides: 'Open sides',
    button: 'Show what will change',
    hint: 'An area from 1 to 200 m² and 1 to 4 open sides. The kind of stand and its place on the plan stay the same.',
    taken:
      'An exhibitor has this stand: its size, and whether it is offered, cannot be changed now. The invoice and the contract name it as it is.',
    same: 'The size is the same as before: there is nothing to change.',
    everybody:
      'The page “For exhibitors”, the plan and list of stands, and the site’s open data (API) show the new size at once. The price stays the same.',
    price:
      'The price that is proposed can no longer be agreed to: it was proposed for the old size. Please propose it again.',
    save: 'Change the size',
  },
  offer: {
    title: 'Offer to exhibitors',
    isOffered: 'The stand is offered: everybody sees it as available and can choose it.',
    stopHint:
      'Once it is withdrawn nobody can choose it: the plan and the list show it as “not offered”, and it disappears from the page “For exhibitors”.',
    stopTick: 'Yes, stop offering {code}',
    stop: 'Stop offering',
    isNotOffered: 'The stand is not offered: nobody can choose it.',
    offerHint:
      'Please check that its place is not part of a neighbouring stand. Everybody will see it as available at once.',
    offer: 'Offer',
  },
  changes: {
    'stand-resized': 'size: {before} → {after}',
    'stand-offered': 'offered again',
    'stand-not-offered': 'no longer offered',
    price: 'price: {before} → {after}',
    declined: 'price {before} → {after}: proposal declined',
    withdrawn: 'price {before} → {after}: proposal withdrawn',
    lapsed: 'price {before} → {after}: proposal left without an answer',
    void: 'price {before} → {after}: proposal replaced by another',
    size: '{area} m², open sides: {sides}',
    byTwo: '{proposed} and {agreed}',
    fields: {
      name: 'name',
      unit: 'unit',
      group: 'group',
      priceKopecks: 'price',
      stock: 'total',
      maxPerStand: 'most for one stand',
    },
  },
}

export default texts
