/**
 * Simulates a fault of the program in a server (NODE_OPTIONS): a page cannot be rendered if its data for search engines
 * contains "Unrenderable". These data contain the site's name (home page) or the page's title (shop page).
 */
const { stringify } = JSON;

JSON.stringify = (value, ...more) => {
  const text = stringify(value, ...more);
  if (value?.['@context'] !== undefined && text.includes('Unrenderable')) throw new Error('a broken render');
  return text;
};
