import type { Inflect } from './table';
import { type Token, tokensOf, widestGap } from './tokens';

/** Tokens that match a phrase. `to` is exclusive. */
export type Match<Meaning> = { from: number; to: number; meaning: Meaning };

type Node<Meaning> = { next: Map<string, Node<Meaning>>; meanings: Set<Meaning> };

/** Returns a key that matches only words without accents. */
const plainForm = (key: string) => `=${key}`;

/** A trie of phrases, one node per word. */
export class PhraseIndex<Meaning> {
  private readonly root: Node<Meaning> = { next: new Map(), meanings: new Set() };
  /** Base forms of each inflected word: `oats` -> oat. */
  private readonly entriesOf = new Map<string, Set<string>>();

  /**
   * Adds a phrase in all inflected forms. If the phrase begins with `=`, adds only the given form. Then an unaccented
   * word of the phrase matches no accented word: `=moules` (mussels) does not match `moulés` (moulded).
   */
  add(phrase: string, inflect: Inflect, meaning: Meaning): void {
    const isExact = phrase.startsWith('=');
    let node = this.root;
    for (const { key, isAccented } of tokensOf(phrase.replace(/^=/, ''))) {
      const entry = isExact ? `=${key}` : key;
      const exactForm = isAccented ? key : plainForm(key);
      for (const form of isExact ? [exactForm] : inflect(key))
        this.entriesOf.set(form, (this.entriesOf.get(form) ?? new Set()).add(entry));
      const next = node.next.get(entry) ?? { next: new Map(), meanings: new Set() };
      node.next.set(entry, next);
      node = next;
    }
    node.meanings.add(meaning);
  }

  words(): string[] {
    return [...this.entriesOf.keys()].map((form) => form.replace(/^=/, ''));
  }

  hasWord({ key, isAccented }: Token): boolean {
    return this.entriesOf.has(key) || (!isAccented && this.entriesOf.has(plainForm(key)));
  }

  /**
   * Returns the phrases that begin at the token `from`, the shortest first. `crosses`: the widest gap allowed between
   * two words of a phrase.
   */
  startingAt(tokens: readonly Token[], from: number, crosses: Token['gap']): Match<Meaning>[] {
    const matches: Match<Meaning>[] = [];
    let nodes = [this.root];
    for (let at = from; at < tokens.length && nodes.length > 0; at += 1) {
      const token = tokens[at];
      if (!token || (at > from && widestGap(token.gap, crosses) !== crosses)) break;
      const forms = token.isAccented ? [token.key] : [token.key, plainForm(token.key)];
      const entries = forms.flatMap((form) => [...(this.entriesOf.get(form) ?? [])]);
      nodes = nodes.flatMap(({ next }) => entries.flatMap((entry) => next.get(entry) ?? []));
      for (const { meanings } of nodes)
        for (const meaning of meanings) matches.push({ from, to: at + 1, meaning });
    }
    return matches;
  }
}
