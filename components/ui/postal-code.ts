/** Puts a no-break space between a postal code and its town, `75006 Paris`, to keep both on one line. */
export function keepTownWithCode<Text extends string>(address: Text): Text {
  return address.replace(/\b(\d{4,6}) (?=\p{Lu})/gu, '$1\u00a0') as Text;
}
