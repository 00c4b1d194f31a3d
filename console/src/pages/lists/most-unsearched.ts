/** A list of no more rows than these is seen at a glance. */
export const mostUnsearched = 8
