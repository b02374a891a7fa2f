/** Keeps a postal code and its town, such as `75006 Paris`, on one line with a no-break space. */
export function keepTownWithCode<Text extends string>(address: Text): Text {
  return address.replace(/\b(\d{4,6}) (?=\p{Lu})/gu, '$1\u00a0') as Text;
}
