import { Choice, type ChoiceProps } from './choice.tsx'

export function Checkbox(props: Omit<ChoiceProps, 'aside'>) {
  return <Choice {...props} type="checkbox" />
}
