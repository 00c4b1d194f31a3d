/** A form that a button opens in place. */
export interface FormToggle {
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}
