import {
  bareDigits,
  checkRequisites,
  type RequisiteProblem,
  type Requisites,
} from '../../invoices/requisites.ts'
import { isMailbox, longestMailbox } from '../../platform/mailbox.ts'

/** The fields of a payer in the order of the form. */
export const requisiteFields = [
  'inn',
  'kpp',
  'name',
  'bic',
  'account',
  'correspondentAccount',
  'email',
  'address',
  'signatory',
] as const
export type RequisiteField = (typeof requisiteFields)[number]

export type FieldProblem = RequisiteProblem | 'empty' | 'too-long' | 'wrong-email'

export const longest: Record<RequisiteField, number> = {
  inn: 20,
  kpp: 15,
  name: 200,
  bic: 15,
  account: 40,
  correspondentAccount: 40,
  email: longestMailbox,
  address: 300,
  signatory: 150,
}

const digits: ReadonlySet<string> = new Set(['inn', 'kpp', 'bic', 'account', 'correspondentAccount'])

/** What was typed as it will be kept: codes without the spaces of their print, words on one line. */
export function readRequisites(fields: Record<string, string | undefined>): Required<Requisites> {
  const read = (field: RequisiteField) => {
    const text = (fields[field] ?? '').normalize('NFC')
    return digits.has(field) ? bareDigits(text) : oneLine(text)
  }
  return {
    inn: read('inn'),
    kpp: read('kpp'),
    name: read('name'),
    bic: read('bic'),
    account: read('account'),
    correspondentAccount: read('correspondentAccount'),
    email: read('email'),
    address: read('address'),
    signatory: read('signatory'),
  }
}

// Marks that turn a line round or hide in it have no place on a paper that is signed.
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

/** What is wrong, one problem a field, in the order of the form. */
export function requisiteProblems(
  payer: Required<Requisites>,
): { field: RequisiteField; problem: FieldProblem }[] {
  const codes = new Map(
    checkRequisites(payer).map(({ field, problem }) => [field as RequisiteField, problem]),
  )
  return requisiteFields.flatMap(field => {
    const problem = problemOf(field, payer[field]) ?? codes.get(field) ?? null
    return problem ? [{ field, problem }] : []
  })
}

function problemOf(field: RequisiteField, value: string): FieldProblem | null {
  // A sole trader has none; whether it is missing the codes say.
  if (field === 'kpp') return value.length > longest.kpp ? 'too-long' : null
  if (value === '') return 'empty'
  if (value.length > longest[field]) return 'too-long'
  if (field === 'email' && !isMailbox(value)) return 'wrong-email'
  return null
}
