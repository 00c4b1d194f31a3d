import { useState } from 'react'
import iconButtonStyles from '../buttons/icon-button.module.css'
import { classNames } from '../class-names.ts'
import { EyeIcon, EyeOffIcon } from '../text/inline-icons.tsx'
import styles from './password-field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'mono'> & {
  /** The toggle's label in both states, such as 'Show password'. */
  showLabel: string
}

export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={classNames(iconButtonStyles.button, styles.toggle)}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
          {/* This is text and not an aria-label, so that 'Password' labels only one element. */}
          <span className="visually-hidden">{showLabel}</span>
        </button>
      }
    />
  )
}
