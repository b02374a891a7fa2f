/**
 * Loaded into a server before it starts (NODE_OPTIONS), it stands in for a fault of the program: a page whose data for
 * search engines name "Unrenderable" cannot be rendered. On the home page that is the site's name, on a page of the shop
 * its own title.
 */
const { stringify } = JSON;

JSON.stringify = (value, ...more) => {
  const text = stringify(value, ...more);
  if (value?.['@context'] !== undefined && text.includes('Unrenderable')) throw new Error('a broken render');
  return text;
};
