/**
 * A server loads this file through NODE_OPTIONS, and then cannot render a page whose structured data contain
 * "Unrenderable". These data contain the site's name on the home page, and the page's title on a shop page.
 */
const { stringify } = JSON;

JSON.stringify = (value, ...more) => {
  const text = stringify(value, ...more);
  if (value?.['@context'] !== undefined && text.includes('Unrenderable')) throw new Error('a broken render');
  return text;
};
