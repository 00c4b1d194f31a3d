/** The query of a list call for a page, counted from 1. */
export function pageQuery(page = 1, perPage = 20) {
  return { $skip: (page - 1) * perPage, $limit: perPage }
}
