/** Countries whose forms, labels and rules differ. */
export const countries = ['US', 'CA'] as const
export type Country = (typeof countries)[number]
