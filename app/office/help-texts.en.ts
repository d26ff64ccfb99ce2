import type { HelpTexts } from './help-texts.ru.ts'

const texts: HelpTexts = {
  office:
    'What is waiting for you is gathered here: follow a link to open its section. Whatever is finished disappears by itself.',
  'office-search':
    'Search by name, number, e-mail or page title: you find only what is open to you. Ctrl K opens the search from any page.',
  'office-content':
    'At the top is what is written but not yet published, below it everything you can edit. Nothing reaches the site until you publish it.',
  'office-records':
    'Open a row to edit the record, or tick several and act on all of them at once. An action on a list can be undone as a whole.',
  'office-record':
    'Write on the page itself or in the fields below it: everything is saved automatically. If somebody else is working here, you see their name, and if you both edit the same text, you choose which one stays.',
  'office-versions':
    'All versions are kept, and any of them can be restored as a whole or one change at a time. Restoring changes the draft, not the site.',
  'office-pictures':
    'A picture is uploaded once and can be chosen for any record. An interrupted upload resumes where it stopped.',
  'office-picture':
    'The focal point marks what must stay in view however the picture is cropped. A new file replaces the old one everywhere at once.',
  'office-releases':
    'A release is several changes that go out at the same moment. If even one of them is not ready, nothing goes out.',
  'office-release':
    'Until its hour a release can be changed, and for 72 hours after it goes out it can be taken back as a whole. Look in advance at what the site will be like with it.',
  'office-edition':
    'Dates, prices and form deadlines are set here, and pages take them from here. Before each change you see what it affects; prices, refunds, rules of sale and the dates that decide the award take two people.',
  'office-editions':
    'A new fair is made from the one before: prices, hours and rules stay the same, and the days are shifted. The site moves to it at the moment you set, if two people agree.',
  'office-redirects':
    'When a page has moved, its old address takes readers to the new one. All such addresses are listed here, with how often they were followed.',
  'office-imports':
    'Download a table, edit it and upload it again: first you see what would change in each row. What you import becomes drafts, and the site stays as it is.',
  'office-import':
    'See what each row would change, and import those that fit into drafts. The whole import can be undone at once.',
  'office-orders':
    'Find an order by number, name or e-mail. The export takes exactly what you have filtered.',
  'office-order':
    'This is the whole history of an order: payments, tickets, refunds and letters. Every action has a name and a time.',
  'office-refunds':
    'At the top is whatever has to be paid out soonest. The buyer learns of a decision by e-mail.',
  'office-reconciliation':
    'Every night our records are checked against the payment service, and the differences are shown here. You can also start the check by hand.',
  'office-departures':
    'How many places are sold and how many are free; the number of places can be changed. Calling off a departure or a day refunds all its buyers, so a second person confirms it.',
  'office-approvals':
    'Where money is concerned, one person proposes and another confirms. You cannot confirm your own proposal, but you can withdraw it.',
  'office-fair':
    'Before the fair is called off or postponed you see whom it concerns and how much would have to be refunded. Nothing happens unless a second person agrees.',
  'office-invitations':
    'An invitation code opens what is not on general sale. A revoked code no longer works.',
  'office-invitation':
    'One code: what it opens, how often it was used and until which day it is good. It is sent and revoked here as well.',
  'office-submissions':
    'Everything people have sent through the site’s forms, newest first. Mark a submission as in progress so that colleagues know somebody is on it.',
  'office-submission':
    'What somebody wrote, what was done about it and what colleagues noted. Personal data is erased automatically when its retention period ends.',
  'office-invoices':
    'Exhibitors’ invoices: issued, paid, overdue. Payments are matched with invoices by the bank statement.',
  'office-loose-money':
    'Money that came in when the exhibitor no longer had the stand. Each sum has to be assigned to an invoice or sent back.',
  'office-invoice':
    'An invoice with its payments and documents in one place. Every action has a name and a time.',
  'office-statements':
    'Upload the bank’s file: lines are matched with invoices automatically. Uploading the same file again changes nothing.',
  'office-statement':
    'First settle the lines for which no invoice was found, then book those that match. What is booked carries your name.',
  'office-decisions':
    'The council’s votes are gathered here, and decisions are recorded here too. Answers go out to everybody at once with one press, and nobody sees them before.',
  'office-assignment':
    'Share the applications among the council. Whoever has declared a conflict of interest does not judge that application.',
  'office-applications': 'Exhibitors’ applications as they were submitted. There are no drafts here.',
  'office-application':
    'One application: what was submitted, which works are in it and which step it has reached. Works open at full size.',
  'office-stands': 'Who holds which stand and until when. A stand that is not paid for in time comes free.',
  'office-stand':
    'Extend the hold on a stand, release it, change its size or its price. A price takes two people: one proposes it, another agrees.',
  'office-equipment':
    'What an exhibitor can order for a stand, at what price and how many are in stock. No more can be ordered than there is.',
  'office-thing':
    'One item of the equipment catalogue: its name in both languages, its price and its stock. A price takes two people: one proposes it, another agrees.',
  'office-materials':
    'Texts and pictures that exhibitors have sent for their pages. Accept them part by part, or send them back with a remark.',
  'office-arrivals':
    'Who unloads at which hour, and how many places of that hour are taken. Follow a stand to open the exhibitor’s materials.',
  'office-material':
    'Each part is accepted by itself, and a remark is about the very text you have read. A published page appears on the site at once.',
  'office-messages':
    'Those waiting for an answer are shown first; everything else is one link away. The exhibitor gets an e-mail about each of your messages.',
  'office-message':
    'All messages with one exhibitor, files included. A message that has been sent cannot be changed.',
  'office-award': 'Books submitted for the award, by state. Filter those that wait for you and open a row.',
  'office-award-jury': 'Who is on the jury and who reads which books. Recusals are shown here too.',
  'office-award-stage':
    'The award goes step by step: you see which comes next and what it still needs. A settled result stays sealed until it is announced.',
  'office-award-book':
    'Check the book and its files before it goes to the jury. A question to the applicant goes out by e-mail.',
  'office-access':
    'These are the sections closed to your role, and who may open them. One button asks for access, and an administrator decides.',
  'office-people':
    'A member of staff joins by invitation and sees only their own sections. Suspension closes access at once; everything they did stays.',
  'office-person': 'A role determines what is open to a person. A change of role ends all of their sessions.',
  'office-letters': 'Everything that has gone out or is waiting to. A stuck letter can be sent again.',
  'office-letter-kinds':
    'Every kind of letter: which variables are filled in, and when one last went out. Where its words can be changed, a link leads to the editors’ desk.',
  'office-letter': 'The letter as it goes out, and what has become of it. A test letter comes to you alone.',
  'office-journal':
    'Who did what, when and from where, and what was there before and after. Nobody can change the journal: the integrity of its chain is checked.',
  'office-journal-entry':
    'One entry: what was there before it and after. The chain shows that no entry is missing.',
  'office-halls':
    'Mark a hall with one of the three words: visitors see it at once. After half an hour the mark lapses by itself and can be set again.',
  'office-health':
    'Everything the site depends on, in plain words. Below are the latest errors, grouped by kind.',
}

export default texts
