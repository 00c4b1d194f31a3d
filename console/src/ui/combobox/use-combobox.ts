import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useId, useState } from 'react'

interface ComboboxOptions<Item> {
  typed: string
  onType: (typed: string) => void
  /** The items, in the order in which they are shown. */
  items: readonly Item[]
  onChoose: (item: Item) => void
  /** The popup's role, if rows contain more than one control. */
  popup?: 'grid'
}

/**
 * Provides a combobox according to the ARIA practices. The field keeps the focus, and the arrow keys change the active
 * item. That item stays active when others are added.
 */
export function useCombobox<Item extends { id: string }>(options: ComboboxOptions<Item>) {
  const { typed, onType, items, onChoose, popup } = options
  const listId = useId()
  const [chosen, setChosen] = useState<string>()
  const marked = items.find(({ id }) => id === chosen) ?? items[0]
  const optionId = (item: Item) => `${listId}-${item.id}`

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && marked) {
      event.preventDefault()
      const next = (items.indexOf(marked) + step + items.length) % items.length
      setChosen(items[next]?.id)
    }
    if (event.key === 'Enter' && marked) {
      event.preventDefault()
      onChoose(marked)
    }
  }

  return {
    marked,
    listId,
    /** Props for the `input`. */
    field: {
      type: 'text',
      role: 'combobox',
      'aria-expanded': true,
      'aria-haspopup': popup,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': marked && optionId(marked),
      autoComplete: 'off',
      spellCheck: false,
      maxLength: 100,
      value: typed,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        onType(target.value)
        setChosen(undefined)
      },
      onKeyDown,
    } as const,
    /** Props for an item's `button`. The keyboard reaches it through the field, as its active descendant. */
    optionOf: (item: Item) =>
      ({
        type: 'button',
        tabIndex: -1,
        id: optionId(item),
        'aria-selected': item === marked,
        onClick: () => onChoose(item),
        onPointerDown: keepFocus,
      }) as const,
  }
}

export type OptionProps = ReturnType<ReturnType<typeof useCombobox>['optionOf']>

/** Keeps the focus in the field when the list is clicked. */
export function keepFocus(event: PointerEvent) {
  event.preventDefault()
}

/** Scrolls the active item into view, as its `ref`. */
export function showInList(item: HTMLElement | null) {
  item?.scrollIntoView({ block: 'nearest' })
}
