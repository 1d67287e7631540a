import { payoutsCopy } from '#app/copy/partners/payouts.ts'
import { TextField } from '#app/ui/text-field.tsx'

const copy = payoutsCopy.details

const FIELDS = {
  holder_missing: 'holder',
  holder_invalid: 'holder',
  iban_missing: 'iban',
  iban_invalid: 'iban',
  iban_not_sepa: 'iban',
  bic_invalid: 'bic',
} as const
const isOfBank = (problem: string): problem is keyof typeof FIELDS => Object.hasOwn(FIELDS, problem)

type BankFieldsProps = {
  /** The account that is there already, masked. */
  known: { holder: string; iban: string } | null
  typedHolder?: string
  problem: string | null
}

// Holder, IBAN, and BIC. A saved number is never written into the page, and stays unless another is typed.
export function BankFields({ known, typedHolder, problem }: BankFieldsProps) {
  const field = problem !== null && isOfBank(problem) ? FIELDS[problem] : null
  const errorOf = (name: typeof field) =>
    problem !== null && isOfBank(problem) && field === name ? payoutsCopy.problems[problem] : undefined
  return (
    <>
      <TextField
        name="holder"
        label={copy.holder}
        required
        maxLength={140}
        autoComplete="off"
        defaultValue={typedHolder ?? known?.holder ?? ''}
        error={errorOf('holder')}
      />
      <TextField
        name="iban"
        label={copy.iban}
        hint={known ? copy.ibanKept(known.iban) : undefined}
        required={!known}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errorOf('iban')}
      />
      <TextField
        name="bic"
        label={copy.bic}
        hint={copy.bicHint}
        isOptional
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errorOf('bic')}
      />
    </>
  )
}
