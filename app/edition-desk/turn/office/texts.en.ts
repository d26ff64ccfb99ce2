import type { TurnTexts } from './texts.ru.ts'

const texts: TurnTexts = {
  title: 'Fairs and the changeover of the site',
  note: 'What recurs is taken from the previous fair. The site moves to a new one by itself, at the minute that was set.',
  list: {
    title: 'Fairs',
    name: 'Name',
    days: 'Days',
    state: 'On the site',
    onShow: 'now',
    past: 'over, its pages keep their addresses',
    planned: 'from {from}',
    hidden: 'visitors do not see it',
    madeFrom: 'made from “{name}”, {by}, {at}',
    values: 'Dates and prices',
    participants: 'Exhibitors',
    events: 'Programme',
  },
  create: {
    title: 'A new fair from this one',
    about:
      'All days, form windows included, move by the same number; if the new fair has already been announced, its exhibitors’ deadlines stay as they are. Hours, prices, the refund ladder and rules of sale are taken over as they are; questions, departments, people, pages and documents are shared. Exhibitors, programme and tours start empty.',
    from: 'Made from',
    nameRu: 'Name in Russian',
    nameEn: 'Name in English',
    nameHint: 'For instance “Весна 2026” and “Spring 2026”.',
    firstDay: 'First day',
    isAnnounced:
      'This is the announced fair of {days}: its applications, stands and exhibitors’ deadlines carry over. If that fair has been moved, change its days on the page “Season” first.',
    button: 'Create',
  },
  plan: {
    title: 'Move the site to another fair',
    about:
      'Until the minute that is set the site shows the previous fair, from then on the new one: pages, tickets, map, search and API, all at once. It takes two people.',
    to: 'To the fair',
    from: 'From when',
    fromHint: 'Moscow time, not before {earliest}.',
    reason: 'Why',
    reasonHint: 'Whoever agrees reads this, and it stays in the history.',
    button: 'Show what changes',
    none: 'There is nothing to move to yet: create a new fair.',
  },
  turn: {
    title: 'Changeover No.\u00a0{id}: “{name}”',
    from: 'from {from}',
    by: '{name} proposes, {at}',
    agreed: '{name}, agreed {at}',
    waits: 'waits for a second person',
    pages: 'Pages that change: {count}',
    look: 'Show the changes',
    stands:
      'Tickets already sold stay tickets of their own fair: they do not admit to the new one, and refunds are counted by their own days. By then there will be no baskets of the previous fair.',
    tick: 'I understand what changes',
    agree: 'Agree',
    own: 'You cannot agree to your own changeover: it takes a second person.',
    note: 'Reason',
    sendBack: 'Send back with a reason',
    takeBack: 'Withdraw',
  },
  checks: {
    title: 'What is missing for the fair “{name}”',
    what: 'What',
    how: 'State',
    levels: { block: 'the site cannot move', warning: 'check', right: 'fine' },
    'called-off': 'Cancellations and postponements of the fair or departures: {count}',
    'orders-open': 'Orders waiting for payment: {count}. They close by themselves before the changeover',
    participants: 'Exhibitors on the site: {count}',
    events: 'Events of the programme: {count}',
    tours: 'Tours: {count}',
    stands: 'Stands offered to its exhibitors: {count}',
    'changes-open': 'Values waiting for agreement: {count}',
    'next-fair':
      'The fair after it: to be announced on the page “Season” once the new fair’s exhibitors have no deadlines left; until then no text gives its dates',
    'offer-old': 'Public offer: no new version has been published since the last fair',
  },
  history: {
    title: 'History of changeovers',
    none: 'The site has not moved yet.',
    number: 'No.',
    to: 'To the fair',
    from: 'From when',
    by: 'Proposed by',
    decided: 'Decided by',
    state: 'Outcome',
    states: {
      proposed: 'waiting for agreement',
      agreed: 'done',
      planned: 'planned',
      refused: 'sent back',
      withdrawn: 'withdrawn',
    },
  },
  done: {
    created: 'The fair has been created. Visitors do not see it.',
    proposed: 'The changeover has been recorded. Read what changes.',
    agreed: 'The changeover is planned.',
    ended: 'The changeover has been dropped.',
  },
  refusals: {
    'name-missing': 'Name the fair in both languages.',
    'name-taken': 'There is already a fair with that name.',
    'no-day': 'Give the first day.',
    'day-before-edition': 'A new fair begins after the last day of the one it is made from.',
    'day-too-far': 'A fair cannot be planned that far ahead.',
    'edition-exists': 'There is already a fair in that month.',
    'announced-made':
      'The announced fair has already been created. If you are creating a different one, send the form again.',
    'other-first-day':
      'The announced fair begins on another day. If it has been moved, change its days on the page “Season” first; if you are creating a different fair, untick the box.',
    'announced-in-month':
      'The announced fair takes place in that month. If you are creating it, tick the box; if you are creating a different one, choose a day in another month.',
    'planned-days-wrong':
      'Proposal No.\u00a0{other} will change the days of the announced fair, and the values of the new fair would then contradict each other. Withdraw it on the page “Season”, create the fair, put its days right and propose the change again.',
    'unknown-edition': 'There is no such fair.',
    'wrong-key': 'Reload the page and send the form again.',
    'already-shown': 'The site has shown this fair already.',
    'same-edition': 'The site shows this fair already.',
    'turn-planned': 'A changeover is already planned. Withdraw it first.',
    'turn-proposed': 'A changeover is already waiting for agreement. Decide on it first.',
    'reason-missing': 'Say why the site should move.',
    'moment-has-passed': 'That hour has passed. Choose a later one.',
    'moment-too-far': 'It can be set two years ahead at most.',
    'wrong-moment': 'There is no such date or time.',
    'fair-not-over': 'By then the previous fair will not be over. Set the changeover after its end.',
    'fair-would-be-over': 'By then the new fair would be over.',
    'days-differ':
      'The new fair’s days, or its exhibitors’ deadlines, differ from those announced with the fair now on the site. Put the new fair’s right on the page “Season”.',
    'changes-behind':
      'A change to the fair now on the site is planned for after the changeover: proposal No.\u00a0{other}. Nobody would see it. Withdraw it first, on the page “Season”.',
    'changes-rest-on-it':
      'A change to the new fair is planned for after the changeover and cannot take place without it: proposal No.\u00a0{other}. Withdraw it first, on the page “Season”.',
    'other-fair-announced':
      'A different fair has been announced as the next one, and people have applied to it. Create the new fair as the announced one, or wait until the announced fair is over.',
    'called-off':
      'The fair or a departure is being called off or was postponed: while the box office is telling buyers, the site cannot move.',
    'values-wrong': 'The values of the new fair contradict each other. Put them right on the page “Season”.',
    'no-turn': 'There is no such changeover.',
    'turn-over': 'This changeover has already been decided.',
    'own-turn': 'Another person has to agree to your changeover.',
    'not-confirmed': 'Read what changes and tick the box.',
    unknown: 'There is no such action here.',
  },
}

export default texts
