import type { ComponentProps, SyntheticEvent } from 'react'
import { useWords } from '../../language/words.ts'
import { TextField } from './text-field.tsx'

/** Of the person's own address, unless it is said otherwise. */
export function EmailField(props: Partial<ComponentProps<typeof TextField>>) {
  const { t } = useWords()
  return (
    <TextField
      label={t('E-mail address')}
      name="email"
      type="email"
      required
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      onInput={showLowerCased}
      {...props}
    />
  )
}

/** Addresses are the same in either case; what is sent is what the person sees. */
function showLowerCased({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  const lowerCased = currentTarget.value.toLowerCase()
  // Only when it differs: setting a value moves the caret to its end.
  if (currentTarget.value !== lowerCased) currentTarget.value = lowerCased
}
