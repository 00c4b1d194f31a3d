import type { ComponentPropsWithRef, SyntheticEvent } from 'react'
import { useWords } from '../language/words.ts'
import { TextField } from '../ui/fields/text-field.tsx'

type EmailFieldProps = Pick<ComponentPropsWithRef<'input'>, 'ref' | 'autoComplete'> & {
  error: string | undefined
}

export function EmailField({ error, ref, autoComplete = 'email' }: EmailFieldProps) {
  const { t } = useWords()
  return (
    <TextField
      label={t('E-mail address')}
      name="email"
      type="email"
      required
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      ref={ref}
      error={error}
      onInput={showLowerCased}
    />
  )
}

/** Addresses are the same in either case; what is sent is what the person sees. */
function showLowerCased({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  const lowerCased = currentTarget.value.toLowerCase()
  // Only when it differs: setting a value moves the caret to its end.
  if (currentTarget.value !== lowerCased) currentTarget.value = lowerCased
}
