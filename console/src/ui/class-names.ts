/** Joins the class names that apply. CSS modules return `undefined` for a class without rules. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
