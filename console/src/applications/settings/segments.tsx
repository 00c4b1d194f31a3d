import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './segments.module.css'

type SegmentsProps<Value extends string> = {
  options: readonly { value: Value; label: string; className?: string | undefined }[]
  value: Value
  onChange: (value: Value) => void
}

/** Shows radio buttons that look like one control. The surrounding radio group has the label. */
export function Segments<Value extends string>({ options, value, onChange }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <div className={styles.segments}>
      {options.map((option) => (
        <label key={option.value} className={classNames(styles.segment, option.className)}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
